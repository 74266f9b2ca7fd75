import type { PresetLesson } from "../../story/catalogue";

/**
 * What a lesson of a parent's own is nearest to: words and phrases by commas, a word with its endings ('shar*').
 * A phrase weighs as much as its words together; '!' weighs double.
 */
export const nearestWords: Readonly<Record<PresetLesson, string>> = {
  kindness: `kind!, kinder!, kindness!, kindly!, kind-hearted!, nice, gentl*!, help*, care, caring, compassion*!, empath*!, comfort*, generous heart, warm heart, tender*,
soft hands, gentle hands, no hitting, hit*, bit*, push*, kick*, pinch*, hurt*, scratch*, animals, pets, be good to, treat others,
good manners to others, think of others, thoughtful*!, considerate*!, understand* others, feelings of others, how others feel,
mean*, unkind*, bull*!, teas*!, love everyone, loving, love, smile*, look after, baby, new baby, little brother, little sister,
sibling*, being nice to, golden rule, sad, lonely, cheer up, words hurt, name calling, forgiv*`,
  courage: `brav*!, courag*!, afraid!, fear*!, scared!, scary, monster*, dark!, night light, nightmare*, bad dream*, doctor, dentist,
needle*, shot, shots, vaccin*, hospital, first day!, new school, starting school, kindergarten!, preschool!, daycare!, new things!, try new, trying new, new food*, thunder*,
confiden*!, believ*!, do anything, anything you want, comes back!, goodbye*!, believe in himself, believe in herself, self-esteem!, self-confidence!, shy*!, speak up!, stand up
for, standing up for, swim*, sleep alone, sleep in own bed, own bed!, alone, worry, worries, worrying, anxi*!, nervous*, change*,
moving*, moving house, say no, ask for help, asking for help!, be yourself, being yourself, be himself, be herself, dare*, risk*,
strong, lead*, dreams, follow your dreams, saying goodbye, separat*, stage fright, bold, independen*`,
  sharing: `shar*!, turn!, turns!, take turns!, taking turns!, wait your turn!, generous*!, giv* away, giving, give, greed*!, selfish*!, mine,
lend*, borrow*, toy with others, toys with, let others, enough for, divide*, split, half, jealous*!, env*, grab*, snatch*, hog*, donat*!,
charity!, not taking toys, fair*`,
  honesty: `honest*!, truth*!, lie!, lies!, lying!, lied, fib*!, trust*!, promis*!, cheat*!, steal*!, own up!, owning up!, admit*!,
confess*, sorry!, apolog*!, mistake*, make mistakes, responsib*!, accountab*, blame*, secret*, tell mom, tell dad, tell a grown-up,
integrity!, keep your word!, keeping promises!, taking what isn't, sincere, fess up, real, pretend*`,
  perseverance: `persever*!, persist*!, give up!, giving up!, never quit, quit*!, keep trying!, keep going!, try again!, trying again!, try,
trying, practic*!, practis*!, hard work!, work hard!, effort!, patien*!, wait*, focus*, concentrat*, finish*!, learn from, learning
from mistakes, failure*, fail*!, losing, lose, good loser, sore loser, win*, resilien*!, grit!, growth mindset!, slow and steady!,
step by step!, goal*, dream big, determin*!, determination, do your best!, doing your best!, your best, calm*, anger, angry,
temper, tantrum*, emotions, big feelings, self-control!, control, frustrat*!, bored*, boring, homework, school, toys away, put*, pick up, tidy, read*, learn*, potty,
toilet*, tie shoes, clean*, tidy*, chore*, routine*, bedtime, sleep*, go to bed, stay in bed, teeth, brush*, wash*, listen the first time,
eat*, vegetable*, veggies, healthy, exercise, safe*, cross*, look both ways, road`,
  friendship: `friend*!, new friend*!, making friends!, make friends!, be a good friend!, play together, playing together, include*!,
including!, inclu*, join in, left out!, leave out, leaving out, team*!, teamwork!, cooperat*!, work together!, working together!,
together, get along!, getting along!, fight*, argu*!, quarrel*, make up, making up, loyal*!, invite*, welcom*!, classmate*, brothers and
sisters, brother, sister, stick together, belong*, kids at school, play nice*, play with others, family`,
  gratitude: `grat*!, thank*!, thankful*!, appreciat*!, say thank you!, please and thank you!, please, count your blessings!, bless*,
what you have!, what we have!, enough, content*, not wasting, waste*, spoiled, gifts, presents, whin*!, complain*!, happy with, enjoy*,
little things!, small things!, the moment, pray*, god, nature, earth, planet, recycl*, family time, time together, proud of what,
want more, money, sav*`,
  respect: `respect*!, think before, differen*!, divers*!, everyone is special!, special, beautiful, unique*!, accept*!, toleran*!, disabilit*!, wheelchair*,
cultur*!, race, skin color, skin colour, languages, religion*, judge*!, judging, book by its cover, polite*!, manners!, rude*!,
listen*!, listening!, obey*!, parents, mom and dad, elders!, grandparents, older people, teachers, rules!, rule, privacy, personal space!,
space, consent!, body, bodies, touch, knock*, interrupt*!, hear others, opinions!, equal*!, girls can, boys can, boys cry, looks, fair
to everyone, other people's things!, property, quiet, inside voice*, indoor voice*, asking first!, ask first!, permission!, boundar*!,
humble, humility, open mind*, open-mind*, sharing opinions, nature's creatures, be yourself, being yourself, adopt*, two moms, two dads`,
};
