import da from "naughty-words/da.json";
import de from "naughty-words/de.json";
import en from "naughty-words/en.json";
import es from "naughty-words/es.json";
import fr from "naughty-words/fr.json";
import no from "naughty-words/no.json";
import pl from "naughty-words/pl.json";
import pt from "naughty-words/pt.json";
import ru from "naughty-words/ru.json";
import sv from "naughty-words/sv.json";
import tr from "naughty-words/tr.json";

/**
 * Swear words and sexual words that others collected (LDNOOBW, CC BY 4.0). Left out of them: toddlers' words, words that
 * are innocent in their own or another language, and those that our own tables judge by what stands beside them. Of the
 * Dutch and Italian lists, most words are of that kind; the Dutch and Italian ones are all in our own tables.
 */
const lists: readonly (readonly [words: readonly string[], without: string])[] = [
  [
    en,
    `alabama hot pocket|alaskan pipeline|anus|ass|babeland|baby juice|ball kicking|bareback|barenaked|beaver cleaver|big black|big breasts|big tits|blonde action|blonde on blonde action|brunette action|birdlock|boob|boobs|butt|buttcheeks|butthole|camel toe|chocolate rosebuds|clitoris|cock|cocks|coon|coons|cornhole|dick|dingleberry|dingleberries|dog style|domination|escort|eunuch|fecal|fingering|genitals|girl on|girl on top|goo girl|goodpoop|grope|guro|hard core|hardcore|how to kill|how to murder|honkey|huge fat|humping|intercourse|jelly donut|juggs|knobbing|leather restraint|lemon party|lolita|make me come|mong|mr hands|negro|nipple|nipples|nude|nudity|octopussy|panties|panty|penis|pikey|pleasure chest|poof|pussy|rectum|santorum|scat|scissoring|sex|shota|shrimping|skeet|snatch|snowballing|spunk|strap on|suck|sucks|sultry women|swinger|tainted love|taste my|tied up|tight white|tit|tits|titty|tongue in a|topless|tosser|tub girl|tushy|twink|twinkie|undressing|urethra play|vagina|violet wand|vulva|wrapping men|xx|throating|dolcett|figging|bastard|spic`,
  ],
  [
    de,
    `bimbo|bonze|bratze|fratze|ische|kacke|kacken|kackwurst|kimme|lümmel|möpse|mufti|muschi|nackt|nippel|penis|pinkeln|popel|poppen|rosette|schabracke|schnackeln|vögeln|dödel|reudig`,
  ],
  [
    es,
    `Asesinato|asno|Caca|concha|Chupada|Culo|Drogas|Esperma|Fiesta de salchichas|Heroína|Idiota|Imbécil|infierno|Maciza|maldito|martillo|Nazi|Orina|Pedo|Pinche|Pis|Racista|Sádico|Travesti|Trio|Coño|Vulva`,
  ],
  [
    fr,
    `baiser|bander|bigornette|bite|bitte|bloblos|bourré|bourrée|caca|chatte|chiasse|clito|clitoris|con|conne|cul|déconne|déconner|folle|gerbe|gerber|grande folle|gueule|jouir|meuf|negro|pédale|péter|pipi|pisser|ramoner|suce|tanche|tapette|trique|troncher|zizi|pédé|bordel`,
  ],
  [
    pt,
    `aborto|amador|ânus|aranha|ariano|balalao|bissexual|boob|burro|cabrao|chupar|clitoris|cona|consolo|corno|cu|dum raio|cerveja|cocaína|comer|fecal|frango assado|bumbum|gozar|grelho|heroína|heterosexual|homem gay|homosexual|inferno|lésbica|lolita|mama|passar um cheque|pau|peidar|pênis|pinto|saco|torneira|veado|xana|bicha|sacanagem|coito`,
  ],
  [pl, `burdel|cyc|debil|dmuchać|dupa|duperele|fiut|jajco|jajko|pierdzieć|pieprzyć|rzygać|sraczka|suka|syf|ciota|huj`],
  [
    sv,
    `brutta|fan|hård|moona|moonade|moonar|moonat|mutta|olla|pippa|pitt|prutt|pök|runka|skita|stake|sås|sätta på|tusan|subba`,
  ],
  [da, `anus|cock|pis|lort|shit|pik`],
  [no, `fan|fanken|pokker|ræva|ræven|sinnsykt|skitt|sotrør|shit|jævlig`],
  [
    tr,
    `am|amı|amlar|göt|göte|götü|götün|götte|götten|götler|Çingenede|çingene|Çingeneden|Çingeneler|Çingenelerde|Çingenelerden|Çingenelere|Çingeneleri|Çingenelerin|Çingenenin|Çingeneye|Çingeneyi|sik|sike|siki|sikin|sikler|sikte|sikten|yarak|taşak|taşağa|taşakta`,
  ],
  [
    ru,
    `gol|byk|padlo|pedik|petuh|perdet|uboy|vafl'a|styervo|svoloch|бугор|голый|другой дразнится|какая разница|мент|муда|на фиг|офигеть|обнаженный|половое сношение|секс|фига|хапать|хохол|хрен|ты мне ваньку не валяй|играть на кожаной флейте|лысого в кулаке гонять|курите мою трубку|встать раком|манда|bychara|podi ku'evo`,
  ],
];

/** All of them, written as our own tables are. */
export function listedWords(): string {
  return lists
    .flatMap(([words, without]) => {
      const left = new Set(without.toLowerCase().split("|"));
      return words.filter((word) => !left.has(word.toLowerCase()));
    })
    .map((word) => word.replace(/[^\p{L}\p{N}\u{1F595}]+/gu, "_"))
    .join(" ");
}
