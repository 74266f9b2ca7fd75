/*
 * Whether hard words serve to warn or to comfort. For text in lower case without accents.
 */

/** Says no, in each of the languages. */
const refusal =
  /\b(?:never|not|no|none|don'?t|doesn'?t|didn'?t|won'?t|can'?t|cannot|shouldn'?t|mustn'?t|isn'?t|aren'?t|wasn'?t|nor|neither|without|stop|stops|stopped|stopping|quit|quits|quitting|avoid\w*|instead|rather than|(?:stay\w*|keep\w*|stays|far|step|walk\w*|hands|get|back) away(?: from)?|refus\w+|against|nobody|no one|beware|leave alone|put down|anti|says? no|give up|gave up|prevent\w*|protect\w*|banned?|nicht|kein\w*|nie|niemals|ohne|gegen|nein|aufhoren|aufgehort|statt|hande weg|ne|n'|pas|jamais|sans|contre|non|arreter|aucune?|nunca|jamas|sin|contra|tampoco|dejar de|nao|sem|parar|mai|senza|contro|smettere|niente|niet|geen|nooit|zonder|tegen|nee|stoppen|nie|nigdy|bez|przeciw|zakaz|inte|aldrig|utan|mot|nej|sluta|ikke|aldri|uden|uten|imod|nei|slutte|degil|asla|hayir|karsi|yok|olmadan|yasak)\b|(?:^|[^\p{L}])(?:не|нет|ни|никогда|нельзя|без|против|бросил\S*|перестал\S*|нельзя|ніколи|немає|δεν|μην|ποτε|όχι)(?=[^\p{L}]|$)|不要|不可|不能|别|ない|안|لا /u;

/** Names the harm, the sorrow or the help; what a lesson does and a wish does not. */
const concern =
  /\b(?:why\b.{0,40}\b(?:bad|dangerous|wrong|hurts?|harm\w*|unhealthy|sad|illegal|not)|dangers?|dangerous|hurts?|harm(?:s|ful)|unhealthy|bad for|(?:is|are|was|were|so|always) (?:bad|wrong|sad|poison\w*|dangerous|unhealthy|sharp|hot|scary|cruel|terrible|serious|silly|stupid|boring|a waste|ugly|no fun)|died|dead|dies|feel(?:s|ing)?|scared|scary|afraid|frightened|fears?|worr(?:y|ies|ied)|sad|sadness|grie(?:f|ve|ving)|cry|cries|miss|misses|missing|lost (?:his|her|a|my|our)|when (?:mum|mom|dad|daddy|mummy|grand\w+|my \w+|great \w+) (?:was|were|died|fought|had to|went|came|comes back|is (?:ill|sick|sad|far))|(?:in|after|during|before|from|survived?) (?:the|a|world) war|bad (?:m[ae]n|people|person|ideas?|guys?|things?|choices?|habits?|dream)|private parts? (?:are|is|stay|belong)|(?:are|is|stays?) private|belongs?|doctors?|swim ?suits?|gets? help|getting help|needs? help|peace|safe from|safety|safely|staying safe|stay safe|what to do (?:if|when)|how to (?:deal|cope|help|react|feel safe|handle|understand)|what happened|ask (?:a |an |for )?(?:grown\S*|adult|help|mum|mom|dad|parents?)|tell(?:ing)? (?:a |an |your |my |the |mum|mom|dad)?(?:grown\S*|adult|teacher|parents?|mum|mom|dad|someone)|grown[ -]?ups? (?:only|help)|only (?:for )?(?:grown[ -]?ups?|adults?)|for grown[ -]?ups|belongs? (?:to|in)|hospital|recover\w*|heal\w*|cop(?:e|ing)|forgiv\w+|remember(?:ing)?|refugees?|escap\w+|fled|flee\w*|sorry|apologi[sz]\w+|ill|sick|sickness|addict\w*|problem|rehab|sober|ban|police help|consequences?|lied|gefahrlich\w*|gefahr\w*|ungesund|schadlich|traurig\w*|gestorben|dumm|blod|mort|morte|bete|muerto|murio|tont\w+|morto|morta|stupid\w*|brutt\w+|overleden|dood|stom|umarl\w*|zginal|glupi\w*|dumt|sehit|aptalca|angst|schlecht fur|verboten|schlimm|hilfe|warum .{0,30}(?:schlecht|schlimm|krank)|dangereu\w+|danger|mauvais\w*|triste\w*|interdit\w*|peur|peligros\w+|peligro|malos?|malas?|dano|tristes?|miedo|prohibid\w+|perigos\w+|perigo|mau|maus|faz mal|medo|proibid\w+|pericolos\w+|pericolo|fa male|paura|vietat\w+|gevaarlijk\w*|gevaar|slecht|verdrietig|ongezond|verboden|niebezpieczn\w*|szkodliw\w*|zl[aye]|smutn\w*|szkodzi|farlig\w*|daligt|ledsen|skadlig\w*|forbjud\w*|radd|farlige?|skadeligt?|trist|redd|bange|tehlike\w*|zararli|kotu\w*|uzgun|korku\w*)\b|(?:опасн|вредн|плохо|грустн|страшн|запрещ|умер|погиб|больно|почему|небезпечн|шкідлив)/u;

/** Takes a warning back: 'it is never too early', 'nothing wrong with', 'always carry'. */
const praise =
  /\b(?:fun|funny|sweet|does no harm|no harm|do no harm|won'?t hurt|can'?t hurt|never hurts?|harms? nobody|(?:(?<!nobody )(?<!no one )may|must|should|can always|boys|have to) (?:hit|beat|fight|hurt|kill|shoot|kick|punch|hate|smoke|drink|steal|be feared|bully)|real men|real m[ae]n|makes? you|easy money|easy|the (?:best|only) way|everyone should|everybody should|learn to|allowed|try it|try everything|stoer|spass|lustig|toll|giust\w+|justo|drole|cool|rigolo|amusant|super|genial|divertid\w+|divertente|chevere|padre|bello|legal|leuk|grappig|gaaf|fajn\w*|zabawn\w*|kul|roligt|haftigt|sjovt|moro|goy|fedt|eglenceli|guzel|havali|cool|awesome|amazing|exciting|thrilling|yummy|tasty|delicious|heroic|glorious|best|better|rocks|enjoy\w*|worth it|rewarding|harmless|(?:is|are|it's|so|very|really|feels?) (?:ok|okay|fine|good|great|nice|healthy|brave|safe|smart|normal|the answer|strong|a toy|toys|for everyone|needed|right)|makes? (?:you|me|him|her|us|them|every\w*|people|life|kids|boys|girls) \w+|too (?:early|young|soon|late)|nothing wrong|no big deal|not (?:that |so |really )?(?:bad|dangerous|harmful|wrong)|isn'?t (?:that |so |really )?(?:bad|dangerous|harmful|wrong)|(?:not|never|don'?t) (?:be )?(?:afraid|scared|shy|worry|stop|quit|miss|forget|leave|go out|go anywhere|say no|refuse|hesitate)|never without|no need|always (?:carry|keep|bring|have|use|bet|smoke|drink|shoot|hit|fight|kill|take|hurt|steal|gamble)|should (?:carry|smoke|drink|bet|gamble|shoot|kill|hit|fight|use|own|have)|solves?|how to (?:make|build|buy|use|shoot|get|smoke|drink|win|kill|hide)|macht spass|ist (?:cool|toll|gut|super|lustig)|c'est (?:cool|bien|genial|super|amusant|bon)|est (?:cool|bien|genial|amusant|bon)|(?:es|esta|e|son|sao) (?:divertid\w+|bueno|guay|genial|cool|bien|bom|legal|bello|bella|divertente|bravo)|is (?:leuk|goed|stoer|cool|gaaf)|jest (?:fajn\w*|dobr\w*|super|zabawn\w*)|ar (?:kul|roligt|bra|coolt)|er (?:sjovt|gøy|gøy|moro|kult|fedt|bra)|(?:eglenceli|guzel|havali)(?:dir)?)\b|(?:весело|круто|классно|полезно)/u;

const deniedPraise =
  /\b(?:not|never|isn'?t|aren'?t|neither|no|nicht|pas|no es|nao e|non e|niet|inte|ikke|nie) (?:so |very |a |at all |really |ever |always |the |any |an )*(?:fun|cool|awesome|amazing|exciting|yummy|tasty|delicious|heroic|best|better|worth it|ok|okay|fine|good|great|nice|healthy|brave|safe|smart|normal|the answer|strong|toys?|for everyone|right|divertido|bueno|guay|bello|leuk|kul|toll|gut|bien)\b|\b(?:peace|love|kindness|sharing|talking|words|water|milk|hugs?|health|health|friends?|reading|sports?) (?:is|are|feels?) (?:so |much |always |way )?(?:ok|okay|fine|good|great|better|cool|nice|best|fun)\b|\b(?:is|are|feel\w*|be|get\w*|was|got) better (?:now|again|without|soon|than (?:violence|fighting|war|guns|hitting|beer|drugs))\b|\b(?:it is|it's|that is|that's) (?:ok|okay|fine|good|right|normal) (?:to (?:be|feel|cry|say|tell|ask|miss|leave|walk)|that)\b|\bbe(?:ing)? safe\b|\bmak(?:e|es|ing) fun of\b/g;

export type OwnWordsField = "interest" | "lesson";

/** Whether a lesson says that something is fun or right, and nowhere says no. */
export function isPraise(bare: string): boolean {
  const left = bare.replace(deniedPraise, "¤");
  return praise.test(left) && !refusal.test(bare);
}

/**
 * Whether a parent names hard words, the first of them at `hitAt`, only to keep a child from them. A lesson may say so
 * in any way; an interest only by saying no before it.
 */
export function isWarning(bare: string, field: OwnWordsField, hitAt: number): boolean {
  const left = bare.replace(deniedPraise, "¤");
  if (praise.test(left)) return false;
  if (field === "interest") return refusal.test(bare.slice(Math.max(0, hitAt - 40), hitAt));
  return refusal.test(bare) || concern.test(bare);
}
