/** Pets that walk about the house: they are somebody when they are somebody's own, as are those below. */
export const walkingPets = `cat kitten kitty pussycat dog doggy doggie puppy pup hound tabby siamese_cat maine_coon
labrador poodle beagle dachshund terrier retriever golden_retriever spaniel corgi husky pug bulldog german_shepherd
border_collie collie dalmatian chihuahua cockapoo labradoodle cavapoo goldendoodle`;

/** With fur, and small enough to be carried; of a pet that is not named by its kind no more is known. */
export const smallPets = `pet rabbit bunny hamster guinea_pig gerbil mouse rat ferret hedgehog chinchilla`;

/** In a cage, a tank or a field. */
export const otherPets = `pony horse donkey goldfish fish parrot budgie parakeet canary cockatiel bird chicken hen rooster
duck goose tortoise turtle lizard gecko bearded_dragon iguana snake snail pig piglet lamb sheep goat cow llama alpaca frog axolotl`;

/** What one calls them at home is their name: 'Grandma', 'Opa'. */
export const kin = `mom mommy momma mama mamma mum mummy mam mami maman mutti ma dad daddy dada papa pappa papi pop pops baba
grandma grandmother grandmama granny gran grammy gram gramma nan nana nanna nanny nonna nonni oma omi omama abuela abuelita yaya
yiayia babushka baba_yaga babcia mamie mémé mormor farmor bestemor vovó lola halmoni nani dadi teta sitto bubbe bobe popo paw_paw
grandpa grandfather grandad granddad grandpapa gramps grampy grandpop pawpaw pop-pop poppy nonno opa opi abuelo abuelito pappou
dedushka dziadek papi papy pépé morfar farfar bestefar vovô lolo harabeoji nana_ji dada_ji jiddo zayde zaide
great-grandma great-grandpa great_grandma great_grandpa great-granny great_granny auntie aunty aunt uncle tante tía titi`;

/** Called by these and a name: 'Aunt Mina', 'Mr. Lopez'. */
export const titles = `aunt auntie aunty uncle tante tía tía_abuela tío onkel zia zio grandma grandpa granny grandad granddad gran nana nan nanny
papa oma opa nonna nonno abuela abuelo great-aunt great_aunt great-uncle great_uncle mr mr. mrs mrs. ms ms. miss dr dr. sister brother cousin teacher neighbor neighbour`;

/** Persons of one's own who are called by their name, or else 'her sister', 'his best friend'. */
export const relations = `brother sister sibling twin twin_brother twin_sister stepbrother stepsister step-brother step-sister stepmom
stepdad stepmum step-mom step-dad half-brother half-sister cousin friend best_friend bestie bff buddy pal neighbor neighbour teacher
babysitter nanny godmother godfather aunt uncle niece nephew baby_brother baby_sister big_brother big_sister little_brother
little_sister older_brother older_sister younger_brother younger_sister imaginary_friend classmate coach preschool_teacher
kindergarten_teacher dance_teacher piano_teacher nursery_teacher son daughter bro sis`;

/** These say whose without 'my': nobody loves brothers in general. */
export const alwaysOwn = `brother sister baby_brother baby_sister big_brother big_sister little_brother little_sister best_friend
twin_brother twin_sister`;
