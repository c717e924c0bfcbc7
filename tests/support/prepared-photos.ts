/** Pages that tests draw show the photos of the content as a build prepares them. */
export async function setup(): Promise<void> {
  await import('../../ops/prepare-photos');
}
