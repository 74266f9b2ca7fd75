export const princesses = `
princesses | princess, =princeses, =princesess, princes and princesses, =prinsesses, =princessess, =princesse, =pricess, =prinzessin, =princesas | paper crown
princes | prince, =princs | paper crown
queens | queen, kings and queens, royalty, royal families, the queen | paper crown
kings | king, the king, emperors | paper crown
crowns | crown, tiaras, tiara | paper crown
castles | castle, =casles, =castels, palaces, palace, towers | toy castle
ball gowns | ballgowns, ball gown, princess dresses, royal balls, balls and gowns | small ribbon
an ice queen | ice queen, ice-queen | paper crown
an ice queen and her sister | royal sisters, ice queen and sister | paper crown
a land of ice and its queen | | paper crown
a land of ice and snow | snow-kingdom | paper snowflake
a brave princess | brave princess | paper crown
storybook princesses | storybook princess | paper crown
sleeping beauty | Cinderella, Snow White, Rapunzel, belle, beauty and the beast, the little mermaid, tiana, jasmine, thumbelina | paper crown
a warrior princess | warrior princesses, princess warriors, knight princesses | paper crown
kingdoms | kingdom, royal kingdoms | paper crown
jewels | diamonds, diamond, rubies, emeralds, jewelry, jewellery, rings | paper jewel
fashion dolls | =fashion doll, =a fashion doll | small doll
princess parties | tea with the queen | paper crown
`;
