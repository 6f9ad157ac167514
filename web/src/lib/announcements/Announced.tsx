// The announcements that this browser has not put away. It remembers the newest of those it has.

import type { AnnouncementView } from '#contract/public/announcements.ts'
import { Button } from '#ui/Button.tsx'
import * as t from '../i18n/i18n.ts'
import { type Fits, isText } from '../storage/kept.ts'
import { createStored } from '../storage/stored.ts'
import { AnnouncementLines } from './AnnouncementLines.tsx'

const rememberedMost = 30

const areIds: Fits<readonly string[]> = (value) => Array.isArray(value) && value.every(isText)

type PutAway = { readonly ids: readonly string[] }

const usePutAway = createStored<PutAway>('announcements', { ids: [] }, { ids: areIds })

function putAway(id: string): void {
  usePutAway.setState(({ ids }) => ({ ids: [id, ...ids].slice(0, rememberedMost) }))
}

export default function Announced({ all }: { readonly all: readonly AnnouncementView[] }) {
  const ids = usePutAway((state) => state.ids)
  return (
    <AnnouncementLines
      all={all.filter(({ id }) => !ids.includes(id))}
      act={(id) => (
        <Button look="ghost" onClick={() => putAway(id)}>
          {t.shell.close}
        </Button>
      )}
    />
  )
}
