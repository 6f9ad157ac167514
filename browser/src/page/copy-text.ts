/** Rejects where nothing may be copied: without TLS, pages have no clipboard at all. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
