// The help: every article on one page, and a search that leaves those in which each word stands.
// Without a script all of them stand there.

import { useRef, useState } from 'react'
import * as t from '../../lib/i18n/i18n.ts'
import type { SitePage } from '../../lib/site/page.ts'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import { Still } from '../../lib/site/Still.tsx'
import { TitleBanner } from '../../lib/site/TitleBanner.tsx'
import { Articles } from './Articles.tsx'
import css from './Help.module.css'
import { holdsAll } from './holds-all.ts'

export const page: SitePage = {
  head: () => ({ title: t.helpCentre.title, description: t.helpCentre.description }),
}

export default function HelpPage() {
  const [found, setFound] = useState<number>()
  const place = useRef<HTMLDivElement>(null)
  const search = (words: string) => {
    const shown = show(place.current, words)
    setFound(words.trim() === '' ? undefined : shown)
  }
  return (
    <>
      <TitleBanner title={t.helpCentre.title} lead={t.helpCentre.lead} />
      <div ref={place} className={css.page}>
        <search className={css.search}>
          <label>
            <span>{t.helpCentre.search}</span>
            <input type="search" onChange={({ target }) => search(target.value)} />
          </label>
          <p role="status">
            {found !== undefined &&
              (found === 0 ? t.helpCentre.nothing : t.helpCentre.found(found))}{' '}
            {found === 0 && <SiteLink to="/chat">{t.helpCentre.ask}</SiteLink>}
          </p>
        </search>
        <Still name="help" className={css.articles}>
          {import.meta.env.SSR && <Articles />}
        </Still>
      </div>
    </>
  )
}

/** Hides what does not hold all words, and its line of the contents; how many are left. */
function show(place: HTMLElement | null, words: string): number {
  let shown = 0
  for (const article of place?.querySelectorAll<HTMLElement>('[data-article]') ?? []) {
    const isShown = holdsAll(article.textContent, words)
    article.hidden = !isShown
    shown += Number(isShown)
    const line = place?.querySelector<HTMLElement>(`a[href="#${article.dataset.article}"]`)
    if (line?.parentElement) line.parentElement.hidden = !isShown
  }
  return shown
}
