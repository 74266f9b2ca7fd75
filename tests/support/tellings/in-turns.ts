/** Does the work for 0 to `count`, so many at once. */
export async function inTurns<Result>(count: number, atOnce: number, work: (i: number) => Promise<Result>) {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let i = next++; i < count; i = next++) results.push(await work(i));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
