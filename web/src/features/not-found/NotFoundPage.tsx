// The page for a path that has none: helps on by a search over pages and markets. Without a script
// the list of pages stands there all the same.

import { useId, useState } from 'react'
import { linkClass } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { allPages } from '../../lib/site/all-pages.ts'
import type { MenuPage } from '../../lib/site/menu.ts'
import { Passages } from '../../lib/site/Passage.tsx'
import type { PageProps, SitePage } from '../../lib/site/page.ts'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { QuotedHere } from '../../lib/site/QuotedHere.tsx'
import { useReply } from '../../lib/site/replies.tsx'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import { TitleBanner } from '../../lib/site/TitleBanner.tsx'
import { matching } from './matching.ts'
import css from './NotFound.module.css'

export const page: SitePage = {
  head: () => ({
    title: t.notFound.title,
    description: t.notFound.description,
    isHidden: true,
  }),
}

const listing = { listing: 'all' }

export default function NotFoundPage({ params: { symbol } }: PageProps) {
  const [words, setWords] = useState('')
  const isSearching = words.trim() !== ''
  // Hundreds of instruments are fetched for those who search, and for nobody else.
  const { data } = useReply(publicCalls.marketOverview, {
    query: listing,
    isWanted: isSearching,
  })
  const pages = matching(
    allPages,
    words,
    ({ to, label }) => `${label} ${t.notFound.about[to] ?? ''}`,
  )
  const markets = isSearching
    ? matching(data?.instruments ?? [], words, ({ name, symbol }) => `${name} ${symbol}`)
        .slice(0, 12)
        .map(({ name, symbol }) => ({ to: `/instruments/${symbol}`, label: name }))
    : []
  const isEmpty = pages.length + markets.length === 0
  return (
    <>
      {symbol === undefined ? (
        <TitleBanner title={t.notFound.title} trail={t.notFound.trail} lead={t.notFound.lead} />
      ) : (
        <TitleBanner
          title={t.quoted.missing(symbol)}
          trail={symbol}
          lead={t.quoted.missingLead(symbol)}
        />
      )}
      {symbol !== undefined && (
        <Passages>
          <QuotedHere />
        </Passages>
      )}
      <div className={css.page}>
        <SearchField words={words} onChange={setWords} />
        <p role="status" className={isEmpty ? css.nothing : 'sr'}>
          {isEmpty ? t.notFound.nothing : isSearching && t.notFound.found}
        </p>
        {markets.length > 0 && <Places title={t.notFound.markets} places={markets} />}
        {(pages.length > 0 || isEmpty) && (
          <Places title={t.notFound.pages} places={isEmpty ? allPages : pages} />
        )}
      </div>
    </>
  )
}

type FieldProps = { readonly words: string; readonly onChange: (words: string) => void }

function SearchField({ words, onChange }: FieldProps) {
  const id = useId()
  return (
    <search className={css.search}>
      <label htmlFor={id}>{t.notFound.search}</label>
      <span>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder={t.notFound.hint}
          value={words}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </span>
    </search>
  )
}

type PlacesProps = { readonly title: string; readonly places: readonly MenuPage[] }

function Places({ title, places }: PlacesProps) {
  return (
    <section className={css.places}>
      <h2>{title}</h2>
      <ul>
        {places.map(({ to, label, claim }) => (
          <li key={to} data-claim={claim}>
            <SiteLink className={linkClass} to={to}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
