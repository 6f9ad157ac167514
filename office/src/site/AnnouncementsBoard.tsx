// What is announced to visitors and clients: a form with its preview, and all that was announced.

import { useState } from 'react'
import { dateMinute } from '#browser/format/format.ts'
import type { Announcement } from '#contract/staff/announcements.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/States.tsx'
import { useMay } from '../lib/use-may.ts'
import { Block, Board } from '../parts/Board.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { Found } from '../parts/Found.tsx'
import { ReasonForm } from '../parts/ReasonForm.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { Standing } from '../parts/Standing.tsx'
import { announcements as t } from '../words/announcements.ts'
import { site } from '../words/site.ts'
import { AnnouncementForm } from './AnnouncementForm.tsx'
import css from './Announcements.module.css'
import { useAnnouncementEnd, useAnnouncements } from './announcements-api.ts'
import { siteTabs } from './site-tabs.ts'

const standings = { coming: 'waits', shown: 'good', over: 'off', ended: 'off' } as const

export function AnnouncementsBoard() {
  const found = useAnnouncements()
  const mayMake = useMay('announcement.make')
  const mayEnd = useMay('announcement.end')
  const [ended, setEnded] = useState<string | null>(null)
  // A form that was sent begins anew.
  const [made, setMade] = useState(0)
  return (
    <Board title={site.title} tabs={siteTabs}>
      {mayMake && <AnnouncementForm key={made} onDone={() => setMade(made + 1)} />}
      <Block title={t.title} note={t.note} width="full">
        <Found query={found}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState>{t.none}</EmptyState>
            ) : (
              <SmallTable
                label={t.title}
                columns={columnsOf(mayEnd ? setEnded : undefined)}
                rows={all}
                rowKey={({ id }) => id}
              />
            )
          }
        </Found>
      </Block>
      {ended !== null && <EndDialog id={ended} onClose={() => setEnded(null)} />}
    </Board>
  )
}

function columnsOf(onEnd: ((id: string) => void) | undefined): SmallColumn<Announcement>[] {
  return [
    {
      key: 'state',
      title: t.state,
      cell: ({ state }) => <Standing tone={standings[state]}>{t.states[state]}</Standing>,
    },
    { key: 'text', title: t.text, cell: textsOf },
    { key: 'tone', title: t.tone, cell: ({ tone }) => t.tones[tone] },
    { key: 'audience', title: t.audience, cell: ({ audience }) => t.audiences[audience] },
    { key: 'from', title: t.from, cell: ({ from }) => dateMinute(from) },
    { key: 'until', title: t.until, cell: ({ until }) => dateMinute(until) },
    { key: 'by', title: t.by, cell: ({ made_by }) => made_by },
    {
      key: 'end',
      title: t.end,
      cell: ({ id, state, ended }) => {
        if (ended) return endingOf(ended)
        const isOpen = state === 'coming' || state === 'shown'
        return (
          isOpen &&
          onEnd && (
            <Button look="ghost" onClick={() => onEnd(id)}>
              {t.end}
            </Button>
          )
        )
      },
    },
  ]
}

function textsOf({ text_en, text_nl }: Announcement) {
  return (
    <span className={css.texts}>
      <span lang="en">{text_en}</span>
      <span lang="nl">{text_nl}</span>
    </span>
  )
}

function endingOf({ by, at, reason }: NonNullable<Announcement['ended']>) {
  return <span className={css.texts}>{t.endedBy(by, dateMinute(at), reason)}</span>
}

function EndDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const end = useAnnouncementEnd(id)
  return (
    <Dialog title={t.endTitle} onClose={onClose}>
      <ReasonForm label={t.endWhy} act={t.end} sending={end} onDone={onClose} />
    </Dialog>
  )
}
