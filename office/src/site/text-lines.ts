// A version of a legal text as its page shows it: its headings and paragraphs, a line each. What
// the page says around it, such as which other versions there are, is no part of it.

const parts = 'h2, h3, p, li, tr'

export function linesOf(page: Document): string[] {
  const sections = [...page.querySelectorAll('article > section')].filter(
    (section) => section.querySelector('#versions') === null && section.id !== 'versions',
  )
  return sections.flatMap((section) =>
    [...section.querySelectorAll(parts)]
      // A paragraph within a list is its line already.
      .filter((one) => !one.parentElement?.closest('li, tr'))
      .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())
      .filter((line) => line !== ''),
  )
}
