// The instruments there are: a list that can be searched, by mouse or keyboard, by category.

import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import * as format from '#browser/format/format.ts'
import type { InstrumentView } from '#contract/public/market.ts'
import { Icon } from '#ui/Icon.tsx'
import { Tag } from '#ui/Tag.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { ratesQuery } from './api.ts'
import css from './InstrumentPicker.module.css'
import { found, next } from './search.ts'
import { choose, toggleFavourite, useTicket } from './ticket.ts'

type Props = {
  readonly all: readonly InstrumentView[]
  /** It is closed by choosing, and forgets what was typed when it closes. */
  readonly dialog: RefObject<HTMLDialogElement | null>
}

export default function InstrumentList({ all, dialog }: Props) {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const pick = (symbol: string) => {
    choose({ symbol })
    dialog.current?.close()
  }
  const { text, matches, active, search, press } = useSearch(all, pick)
  useEffect(() => {
    const { current } = dialog
    const forget = () => search('')
    current?.addEventListener('close', forget)
    return () => current?.removeEventListener('close', forget)
  })
  // Opened before this was there, the dialog had nothing to focus.
  useEffect(() => {
    if (dialog.current?.open) field.current?.focus()
  }, [dialog])
  return (
    <>
      <label className={css.search}>
        <Icon name="search" />
        <span className="sr">{t.frame.search}</span>
        <input
          ref={field}
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={active === '' ? undefined : `${listId}-${active}`}
          placeholder={t.quickTrading.searchHint}
          value={text}
          onChange={(event) => search(event.target.value)}
          onKeyDown={(event) => {
            if (press(event.key)) event.preventDefault()
          }}
        />
      </label>
      <Choices listId={listId} matches={matches} active={active} onPick={pick} />
    </>
  )
}

/** What is typed, what it finds, and which of that Enter would pick. */
function useSearch(all: readonly InstrumentView[], pick: (symbol: string) => void) {
  const [text, setText] = useState('')
  const matches = found(all, text)
  const [chosen, setChosen] = useState('')
  const active = matches.some((one) => one.symbol === chosen) ? chosen : (matches[0]?.symbol ?? '')
  const press = (key: string): boolean => {
    if (key === 'Enter' && active !== '') pick(active)
    else if (key === 'ArrowDown') setChosen(next(matches, active, 1))
    else if (key === 'ArrowUp') setChosen(next(matches, active, -1))
    else return false
    return true
  }
  const search = (value: string) => {
    setText(value)
    setChosen('')
  }
  return { text, matches, active, search, press }
}

type ChoicesProps = {
  readonly listId: string
  readonly matches: readonly InstrumentView[]
  readonly active: string
  readonly onPick: (symbol: string) => void
}

function Choices({ listId, matches, active, onPick }: ChoicesProps) {
  if (matches.length === 0) return <p className={css.none}>{t.quickTrading.nothingFound}</p>
  const categories = [...new Set(matches.map((one) => one.trading_type))]
  return (
    <div role="listbox" id={listId} aria-label={t.quickTrading.pick} className={css.list}>
      {categories.map((category) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options within a listbox
        <div key={category} role="group" aria-label={t.shell.categories[category] ?? category}>
          <p aria-hidden="true">{t.shell.categories[category] ?? category}</p>
          {matches
            .filter((one) => one.trading_type === category)
            .map((one) => (
              <Choice
                key={one.symbol}
                id={`${listId}-${one.symbol}`}
                instrument={one}
                isActive={one.symbol === active}
                onPick={onPick}
              />
            ))}
        </div>
      ))}
    </div>
  )
}

type ChoiceProps = {
  readonly id: string
  readonly instrument: InstrumentView
  readonly isActive: boolean
  readonly onPick: (symbol: string) => void
}

function Choice({ id, instrument, isActive, onPick }: ChoiceProps) {
  const row = useRef<HTMLDivElement>(null)
  const { symbol, name, decimals, is_open: isOpen } = instrument
  const rate = useQuery(ratesQuery).data?.get(symbol)
  const isFavourite = useTicket((ticket) => ticket.favourites.includes(symbol))
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field takes the list's keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search field
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      className={css.choice}
      onClick={() => onPick(symbol)}
    >
      <button
        type="button"
        tabIndex={-1}
        className={css.star}
        aria-pressed={isFavourite}
        aria-label={t.quickTrading.favourite(name)}
        onClick={(event) => {
          event.stopPropagation()
          toggleFavourite(symbol)
        }}
      >
        <Icon name="star" small />
      </button>
      <b>{name}</b>
      {isOpen ? null : <Tag>{t.quickTrading.closed}</Tag>}
      <span>{rate ? format.price(rate.price, decimals) : '\u2014'}</span>
      <small>{rate?.change_24h == null ? '' : format.change(rate.change_24h)}</small>
    </div>
  )
}
