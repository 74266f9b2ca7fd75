export const ocean = `
the ocean | ocean, oceans, sea, the sea, seas, underwater, under the sea, =oshun, deep sea, the deep sea | seashell
the beach | beach, beaches, seaside, the seaside, going to the beach, sandy beaches | seashell
sea animals | sea animal, sea creatures, sea creature, marine animals, ocean animals, marine life, sealife, sea life | toy seal
fish | fishes, fishies, goldfish, fishy | toy fish
clownfish | a little clownfish, little clownfish, clown fish | toy fish
a forgetful blue fish | forgetful blue fish | toy fish
tropical fish | aquariums, aquarium, the aquarium | toy fish
sharks | shark, sharcs, baby shark, great white sharks, great whites, hammerheads, megalodons, megalodon | toy shark
whales | whale, wales, blue whales, humpback whales | toy whale
orcas | orca, killer whales, killer whale | toy orca
narwhals | narwals, narwhales | toy narwhal
dolphins | =dolfins, =dolfin, dolphines, dolphin | toy dolphin
seals | sea lions, sea lion, walruses, walrus | stuffed seal
sea turtles | sea turtle, turtles, turtle, turtels | toy turtle
octopuses | octopus, octopi, squid, squids, giant squid | toy octopus
jellyfish | jelly fish, jellyfishes, jellies | toy jellyfish
crabs | crab, hermit crabs, lobsters, lobster | toy crab
starfish | star fish, sea stars | toy starfish
seahorses | seahorse, sea horses, sea horse | toy seahorse
stingrays | stingray, manta rays, rays | toy stingray
eels | eel, electric eels |
pufferfish | puffer fish |
anglerfish | angler fish, deep-sea fish | toy fish
a cheerful sea sponge | cheerful sea sponge | toy fish
mermaids | mermaid, =mermades, =mermade, =mermaides, mermen, merpeople | toy mermaid
a mermaid princess | mermaid princess | toy mermaid
an ocean-loving girl | ocean-loving girl | seashell
undersea explorers | undersea-explorer | toy submarine
coral reefs | coral reef, coral, corals, the reef | seashell
tide pools | tide pool, rock pools, rockpools, rock pool | smooth shell
shells | shell, seashells, sea shells, collecting shells, conches | seashell
pearls | pearl, oysters | smooth shell
waves | wave, the tide, tides | seashell
sandcastles | sandcastle, sand castles, building sandcastles, digging in the sand | sand mold
boats | boat, ships, ship, sailing ships, rowboats, canoes, canoe, kayaks | toy boat
sailboats | sailing boats, yachts, sailing, sailboat | toy boat
ferries | ferry | toy ferry
cruise ships | cruise ship, the Titanic, Titanic | toy ship
tugboats | tug boats, tugboat, tugs | toy tugboat
submarines | submarine, subs | toy submarine
lighthouses | lighthouse, light houses | toy lighthouse
deep-sea diving | diving, scuba diving, snorkeling, snorkelling, divers | toy diver
islands | island, desert islands | seashell
fishing | going fishing, fishing boats, fishing with grandpa | toy fish
harbors | harbor, harbour, harbours, the harbor, docks | toy boat
`;
