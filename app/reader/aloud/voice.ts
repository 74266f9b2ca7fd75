import { spellingOf } from "../../story/countries";

/** As much of a `SpeechSynthesisVoice` as the choice asks for. */
export interface Voice {
  readonly name: string;
  /** `en-GB`; Android writes `en_GB`. */
  readonly lang: string;
  /** Speaks on the device itself: no other one gets a story. */
  readonly localService: boolean;
  readonly default: boolean;
}

const near = {
  british: ["GB", "AU", "IE", "NZ", "ZA", "IN"],
  american: ["US", "CA"],
} as const;

const better = /\b(?:enhanced|premium|natural|neural)\b|siri/iu;
const poorer = /\bcompact\b|espeak|mbrola/iu;
/** Apple's voices for fun, which stand in the same list. */
const forFun =
  /^(?:albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|eddy|flo|fred|good news|grandma|grandpa|hysterical|jester|junior|kathy|organ|pipe organ|princess|ralph|reed|rocko|sandy|shelley|superstar|trinoids|whisper|wobble|zarvox)\b/iu;

/** `GB` of `en-GB`. */
export function regionOf(language: string): string {
  return language.split(/[-_]/u)[1]?.toUpperCase() ?? "";
}

/** Voices that may read a story: English ones, and of the device alone. */
export function usableVoices<V extends Voice>(voices: readonly V[]): V[] {
  return voices.filter(({ lang, localService }) => localService && /^en(?:[-_]|$)/iu.test(lang));
}

/**
 * The best of this device for how the story is spelt.
 * @param country where it is read, if that is known
 */
export function chooseVoice<V extends Voice>(voices: readonly V[], country: string | undefined): V | undefined {
  const regions: readonly string[] = near[spellingOf(country)];
  const score = (voice: V): number => {
    const region = regionOf(voice.lang);
    const place = regions.indexOf(region);
    const spelling = region === country ? 60 : place >= 0 ? 50 - place : 0;
    const quality = (better.test(voice.name) ? 8 : 0) - (poorer.test(voice.name) ? 8 : 0);
    return spelling + quality + (voice.default ? 2 : 0) - (forFun.test(voice.name) ? 100 : 0);
  };
  const usable = usableVoices(voices);
  return usable.reduce<V | undefined>((best, voice) => (best && score(best) >= score(voice) ? best : voice), undefined);
}
