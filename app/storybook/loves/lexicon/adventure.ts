export const adventure = `
adventures | adventure, adventurers, going on adventures, =advenchers, adventuring | toy compass
exploring | exploration, explorers, explorer, discovering new places, discovery, expeditions, expedition | toy compass
a curious explorer | curious explorer | toy compass
treasure hunts | treasure hunt, treasure, treasures, hidden treasure, treasure maps, treasure map, buried treasure | treasure map
scavenger hunts | scavenger hunt, geocaching | small magnifying glass
pirates | pirate, =pirats, =pirat, pirate ships, pirate ship | toy pirate ship
knights | knight, karmor, armour | toy knight
vikings | viking, Viking ships | toy longboat
cowboys | cowboy, cowgirls, cowgirl, the wild west, rodeos, rodeo | toy horse
camping | camp, camping trips, tents, tent, sleeping in a tent, campfires, camping with dad | small flashlight
hiking | hikes, hike, going on hikes, trekking | small backpack
mountains | mountain, mountain climbing, mountaineering, Everest | smooth stone
caves | cave, cave exploring, spelunking | small flashlight
jungles | jungle, the jungle, rainforest, the rainforest, rain forests, rainforests, the Amazon | toy monkey
deserts | desert, the desert, the Sahara | toy camel
the North Pole | south pole, the South Pole, Antarctica, the Arctic, polar explorers, arctic | toy sled
journeys | travel, traveling, travelling, traveling the world, world travel, road trips, road trip, trips, quests, quest | toy suitcase
maps | map, atlases, compasses, compass, globes, atlas, old maps | small folded map
ninjas | ninja, =a young ninja, =young ninja, ninja warriors, ninja warrior | toy ninja
spies | spy, secret agents, secret agent, being a spy, spying | small notebook
detectives | detective, mysteries, mystery, solving mysteries, clues, detective stories | small magnifying glass
a mystery-solving dog | mystery-solving dog | toy dog
time travel | time machines, time-machine, time machine, traveling through time | old pocket watch
a visitor from another time | | old pocket watch
secret passages | secret tunnels, hidden doors, secret doors, secret rooms | old brass key
mazes | maze, labyrinths, corn mazes | drawing of a maze
dens | den building, forts, fort, blanket forts, building forts, building dens, pillow forts, hideouts | small flashlight
tree houses | tree house, treehouses, treehouse | toy ladder
a young hero on a quest | questing hero | toy compass
ancient Egypt | =egypt, pyramids, mummies, pharaohs, the pyramids, egyptians | toy pyramid
ancient Rome | romans, the romans, gladiators, ancient greece, Greek myths, Greek gods, Greek mythology | toy chariot
survival | survival skills, bushcraft, scouts, scouting, girl scouts, boy scouts | small flashlight
`;
