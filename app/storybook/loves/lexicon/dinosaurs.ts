export const dinosaurs = `
dinosaurs | dinosaur, dino, dinos, =dinosors, =dinosor, =dinasaurs, =dinosours, =dinosaures, =dinosuars, =dinsaurs, =dynosaurs, =dinozaurs, =dinosaurier | toy dinosaur
baby dinosaurs | dinosaur babies, dino babies | toy dinosaur
dinosaur eggs | dinosaur egg, dino eggs | toy dinosaur egg
dinosaur bones | dinosaur bone, dinosaur skeletons, dino bones | toy dinosaur
a little dinosaur helper | little dinosaur helper | toy dinosaur
a park full of dinosaurs | dinosaur-park | toy dinosaur
tyrannosaurs | =t-rex, =t rex, =trex, =t-rexes, =t rexes, =t-rexs, =tyrannosaurus, =tyrannosaurus rex, =tirannosaurus | toy tyrannosaur
triceratops | triceratopses, tricerotops, three-horned dinosaurs | toy triceratops
stegosauruses | stegosaurus, stegosaurs, stegasaurus | toy stegosaurus
velociraptors | raptors, raptor, velociraptor | toy dinosaur
brachiosauruses | brachiosaurus, brachiosaurs, brontosaurus, brontosauruses, long necks, longnecks, diplodocus | toy brachiosaurus
ankylosauruses | ankylosaurus, ankylosaurs | toy ankylosaurus
spinosauruses | spinosaurus, spinosaurs | toy spinosaurus
pterodactyls | pterodactyl, pteranodons, pterosaurs, terodactyls, flying dinosaurs | toy pterodactyl
fossils | fossil, fosils, fossil hunting, ammonites, ammonite | toy ammonite
paleontologists | paleontology, palaeontology, paleontologist, digging up bones, dino digs, digging for dinosaurs | toy dinosaur
mammoths | mammoth, woolly mammoths, wooly mammoths, mastodons | toy mammoth
saber-toothed tigers | sabertooth tigers, sabre-toothed tigers, saber tooth | toy tiger
prehistoric animals | prehistoric, prehistoric times, the ice age, ice age, the jurassic, jurassic | toy mammoth
a giant lizard | giant lizard | toy dinosaur
`;
