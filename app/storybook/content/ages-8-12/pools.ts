import { sharedPools } from "../shared/pools";

const list = (text: string) => text.split("/").map((entry) => entry.trim());

/** The shared entries of a pool and these, in words that older listeners enjoy. */
const withShared = (pool: string, text: string) => [...(sharedPools[pool] ?? []), ...list(text)];

export const pools: Readonly<Record<string, readonly string[]>> = {
  ...sharedPools,
  weather: withShared("weather", "blustery/glittering/drowsy/velvety/thundery/buttery/feathery/luminous/peppery/sulky"),
  colour: withShared(
    "colour",
    "crimson/turquoise/mustard/lavender/emerald/apricot/charcoal/maroon/violet/tangerine/chestnut/raspberry/ivory/olive",
  ),
  sight: withShared(
    "sight",
    "a disused signal box/a mossy sundial/a telescope on legs/a concrete pineapple/a shuttered cinema/a marble elephant/a revolving door/a fire escape/" +
      "a community greenhouse/a floating restaurant/a toppled statue/a barber’s pole/a petrol pump/a mountain of suitcases/a ventriloquist’s poster/a crumbling archway/" +
      "a puppet theatre/a glass pavilion/a row of allotments/a drinking fountain/a corrugated shed/a carved owl/an upturned dinghy/an abandoned piano/" +
      "a portable sawmill/a wrought-iron balcony/an enormous marrow/a spiral staircase/a sundial on a post/an avenue of poplars/a cabinet of umbrellas/an observatory dome/" +
      "a tangle of scaffolding/a zebra crossing/a conveyor belt/a miniature railway/a pyramid of oranges/a perfectly square pond/a delivery tricycle/a hotel laundry",
  ),
  creature: withShared(
    "creature",
    "a peregrine/a dignified tortoise/a salamander/an elderly spaniel/a woodlouse/a kingfisher/a moorhen/a retriever/a cormorant/a caterpillar/a nuthatch/a stag beetle/" +
      "a bristly terrier/a sparrowhawk/an alpaca/a chaffinch/a guinea fowl/a bumblebee/a curlew/a marmalade cat/a natterjack/a pheasant/a water boatman/an oystercatcher",
  ),
  food: withShared(
    "food",
    "a cardamom bun/a wedge of watermelon/a cucumber sandwich/an apricot tartlet/a pistachio biscuit/a vegetable pasty/a coconut macaroon/a marzipan pear/a bag of popcorn/" +
      "a raspberry turnover/a spinach parcel/a gingerbread bishop/a pickled walnut/a banana fritter/a cinnamon twist/a paper cone of chickpeas/an artichoke heart/a buttered muffin/" +
      "a wobbling custard/a cauliflower fritter/a slab of nougat/a blueberry pancake/a chocolate radish/a pomegranate/a sultana scone/a mushroom omelette/a lemon meringue/a tangerine",
  ),
  trinket: withShared(
    "trinket",
    "a collar stud/an opera ticket/a magnifying glass/a wooden domino/a luggage label/a theatre button/a cracked thermometer/a tuning fork/a pear-shaped earring/" +
      "a concertina ruler/a weathered compass/a porcelain elephant/a mechanical pencil/a library token/a tortoiseshell comb/a tarnished medal/a keyhole cover/a piano hammer/" +
      "a folded paper crane/a museum catalogue/a harmonica/a fountain-pen nib/a raffle ticket/a diving-club badge/a bicycle reflector/an old calendar/an egg timer/a doll’s umbrella",
  ),
  smell: withShared(
    "smell",
    "cardamom/turpentine/geraniums/marmalade/furniture polish/wet overcoats/engine oil/peppermint/tomato leaves/new paint/liquorice/caramel/sawdust/eucalyptus/hot tarmac/mothballs/elderflower/" +
      "chlorine/rosemary/burnt sugar/pencil shavings/saddle soap",
  ),
  noise: withShared(
    "noise",
    "an accordion/a rehearsing choir/a lawnmower/a distant foghorn/a typewriter/a reversing lorry/a nervous clarinet/a cement mixer/a pneumatic drill/a chattering magpie/a xylophone/" +
      "a leaking bagpipe/a ticking radiator/a rattling roller blind/an ambitious cockerel/a hundred starlings/a carillon/an escalator/a squealing tram/a metronome/a tumbling bucket/a loudspeaker/" +
      "a murmuring audience/a vacuum cleaner/a ping-pong ball",
  ),
  neighbour: withShared(
    "neighbour",
    "the optician/the cartographer/the librarian/the locksmith/the orchestra’s cellist/the greengrocer/the veterinary nurse/the ambulance driver/the saxophone teacher/the electrician/" +
      "the mountaineer upstairs/the upholsterer/the railway inspector/the translator/the umbrella mender/the photographer/the stonemason/the pharmacist/the swimming champion/the retired acrobat/" +
      "the headmistress/the caretaker/the ice-cream engineer/the bell ringer",
  ),
  cloth: withShared(
    "cloth",
    "a corduroy jacket/an embroidered waistcoat/a tasselled shawl/a waterproof cape/a moth-eaten beret/a velvet dressing gown/a tartan blanket/a paisley scarf/a boiler suit/a conductor’s cap/" +
      "a sequinned cardigan/an enormous overcoat/a lifeguard’s towel/a reversible raincoat/a fisherman’s jersey/a purple poncho/a hand-knitted balaclava",
  ),
  name: withShared(
    "name",
    "Professor Adeyemi/Signora Bellucci/Colonel Fernside/Doctor Papadakis/Miss Quillfeather/Grandmother Obi/Inspector Halloran/Madame Delacroix/Ferdinand the plumber/Great-Aunt Hyacinth/" +
      "Old Bartholomew/Nurse Evangeline/Captain Okonkwo/Cousin Valentina/Uncle Thaddeus/Señor Camacho/Young Persephone/Baker Anastasia/Farmer Llewellyn/Judge Mirabelle",
  ),
};
