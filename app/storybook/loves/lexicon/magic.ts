export const magic = `
magic | magick, =majic, real magic, spells, spell, magical things | toy wand
magic tricks | magic trick, card tricks, magicians, magician, conjuring | toy wand
unicorns | unicorn, =unicors, =unicrons, =unicornes, unicorn princesses, pegasus | toy unicorn
dragons | dragon, =dragens, =dragins, baby dragons | toy dragon
a child and a dragon | dragon-rider, dragon riders | toy dragon
fairies | fairy, =fairys, =faries, =farys, the tooth fairy, tooth fairies, tooth fairy | toy fairy
a tiny fairy | tiny fairy | toy fairy
fairy houses | fairy gardens, fairy doors, fairy house | tiny wooden door
pixies | pixie, sprites | toy pixie
elves | elf, elfs | toy elf
gnomes | gnome, dwarves, dwarfs | toy gnome
trolls | troll | toy troll
gentle valley trolls | gentle valley troll | toy troll
tiny forest folk | forest-folk | toy gnome
goblins | goblin |
giants | giant, ogres, ogre | toy giant
a big-hearted ogre | big-hearted ogre | toy giant
witches | witch, good witches | toy broom
a clever young witch | clever young witch | toy wand
wizards | wizard, =wizzards, sorcerers, warlocks | toy wand
a young wizard | young wizard | toy wand
a school of magic | magic-school | toy wand
a ball game on broomsticks | broomstick-game | toy broom
a land beyond a wardrobe | wardrobe-land | old brass key
small folk on a great journey | small-folk | old brass key
wands | wand, magic wands | toy wand
potions | potion, making potions, mixing potions | small empty bottle
phoenixes | phoenix | toy phoenix
mythical creatures | magical creatures, mythical animals, fantasy animals, griffins, fantasy | toy dragon
genies | genie | toy lamp
wishes | wishing wells, making wishes | paper star
fairy tales | fairytales, fairytale, fairy tale, fairy-tale | small storybook
monsters | monster, friendly monsters, friendly monster, yetis, yeti, bigfoot | toy monster
a friendly forest monster | friendly forest monster | toy monster
ghosts | ghost, friendly ghosts, ghosties | toy ghost
vampires | vampire, friendly vampires, zombies | toy bat
pocket-sized creatures | pocket-sized creature | toy creature
a sparkling little creature | sparkling little creature | toy creature
a magical family | magical-family | painted door
a gentle forest giant | gentle forest giant | acorn
invisibility | being invisible, invisibility cloaks | toy wand
enchanted forests | enchanted forest, magic forests | acorn
flying carpets | magic carpets, magic carpet | small square of carpet
`;
