import type { PresetInterest } from "../../story/catalogue";

interface PresetLove {
  readonly noun: string;
  readonly things: readonly string[];
}

const things = (list: string) => list.split(", ");

/** The wizard's own choices, each with things that fit a hand and a bed and do nothing by themselves. */
export const presetLoves: Readonly<Record<Exclude<PresetInterest, "random">, PresetLove>> = {
  animals: {
    noun: "animals",
    things: things("stuffed cat, toy elephant, stuffed owl, toy fox, stuffed rabbit, toy giraffe"),
  },
  space: { noun: "space", things: things("toy rocket, toy astronaut, toy rover, paper star, felt moon") },
  ocean: { noun: "the ocean", things: things("seashell, toy whale, toy turtle, toy boat, toy seal") },
  dinosaurs: { noun: "dinosaurs", things: things("toy dinosaur, toy triceratops, toy pterodactyl, toy stegosaurus") },
  magic: { noun: "magic", things: things("toy wand, toy dragon, toy unicorn, toy wizard") },
  adventure: {
    noun: "adventures",
    things: things("toy compass, treasure map, toy pirate ship, small flashlight, toy parrot"),
  },
  friendship: { noun: "friendship", things: things("friendship bracelet, stuffed bear, stuffed puppy, sock puppet") },
  nature: { noun: "nature", things: things("smooth stone, acorn, pine cone, snail shell, long feather") },
  music: { noun: "music", things: things("small drum, tambourine, tin whistle, small bell, music box") },
  sports: { noun: "sports", things: things("small ball, tennis ball, toy skateboard, toy trophy") },
  art: { noun: "art", things: things("paintbrush, small sketchbook, paper crane, clay bird") },
};
