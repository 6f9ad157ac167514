// Chooses the instrument: what is chosen, and the list of all in a dialog over the screen.

import { type RefObject, Suspense, useEffect, useRef } from 'react'
import { lazyPart } from '#browser/page/lazy-part.ts'
import type { InstrumentView } from '#contract/public/market.ts'
import { Icon } from '#ui/Icon.tsx'
import { Skeleton } from '#ui/States.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { useSearchRequest } from '../../lib/trading/search.ts'
import css from './InstrumentPicker.module.css'

// Right after the screen, so that it is mostly there when it is asked for.
const InstrumentList = lazyPart(() => import('./InstrumentList.tsx'))

type Props = { readonly instrument: InstrumentView; readonly all: readonly InstrumentView[] }

export function InstrumentPicker({ instrument, all }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useOpenOnRequest(dialog)
  return (
    <>
      <Current instrument={instrument} onOpen={() => dialog.current?.showModal()} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself */}
      <dialog
        ref={dialog}
        className={css.dialog}
        aria-label={t.quickTrading.pick}
        onClick={(event) => {
          if (event.target === dialog.current) dialog.current?.close()
        }}
      >
        <Suspense fallback={<Skeleton lines={8} label={t.shell.loading} />}>
          <InstrumentList all={all} dialog={dialog} />
        </Suspense>
      </dialog>
    </>
  )
}

type CurrentProps = { readonly instrument: InstrumentView; readonly onOpen: () => void }

function Current({ instrument, onOpen }: CurrentProps) {
  return (
    <button type="button" className={css.pick} aria-haspopup="dialog" onClick={onOpen}>
      <span className={css.coin} aria-hidden="true">
        {instrument.name.split('/', 1)[0]}
      </span>
      <span>
        <b>{instrument.name}</b>
        <small>{t.shell.categories[instrument.trading_type] ?? instrument.trading_type}</small>
      </span>
      <Icon name="chevron" />
    </button>
  )
}

function useOpenOnRequest(dialog: RefObject<HTMLDialogElement | null>): void {
  const asked = useSearchRequest((request) => request.asked)
  useEffect(() => {
    if (asked > 0 && !dialog.current?.open) dialog.current?.showModal()
  }, [asked, dialog])
}
