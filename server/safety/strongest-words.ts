/** Also found where letters are starred out or a space is put inside: none of them hides in two innocent words. */
export const strongest: ReadonlySet<string> = new Set(
  `fuck fucks fucked fucker fuckers fucking shit shits shitty bullshit bitch bitches cunt cunts asshole assholes bastard whore slut nigger niggers nigga faggot motherfucker pussy porn murder suicide vodka cocaine cocain kokain
  scheisse scheiss arschloch ficken fick gefickt hurensohn fotze wichser merde putain connard salope encule pute nique puta mierda joder pendejo cabron cazzo merda stronzo vaffanculo puttana caralho porra foda buceta kurwa chuj pierdol jebac klootzak godverdomme fitta knulla orospu siktir пизда хуи блять блядь ебать сука пиздец мудак dick cock prick shithead dickhead scheissen wichsen connards cabrones stronzi viado jebany pierdole skurwysyn amcik yarrak siegheil`.split(
    /\s+/,
  ),
);
