/** Where 'Report this story' leads; undefined where the operator has given no address. @param storyUrl what is reported */
export function reportLink(address: string | undefined, storyUrl: string): string | undefined {
  if (address === undefined) return undefined;
  if (URL.canParse(address)) {
    const form = new URL(address);
    form.searchParams.set("story", storyUrl);
    return form.href;
  }
  const subject = encodeURIComponent("A shared story that I want to report");
  return `mailto:${address}?subject=${subject}&body=${encodeURIComponent(`${storyUrl}\n\n`)}`;
}
