/** Where 'Report this story' leads; undefined where the operator has given no address. @param storyUrl named in an e-mail */
export function reportLink(address: string | undefined, storyUrl: string): string | undefined {
  if (address === undefined || URL.canParse(address)) return address;
  const subject = encodeURIComponent("A shared story that I want to report");
  return `mailto:${address}?subject=${subject}&body=${encodeURIComponent(`${storyUrl}\n\n`)}`;
}
