// The announcements that were not put away on this visit. Nothing of it is kept in the browser:
// what still holds is said again on the next one.

import { create } from 'zustand'
import type { AnnouncementView } from '#contract/public/announcements.ts'
import { Button } from '#ui/Button.tsx'
import * as t from '../i18n/i18n.ts'
import { AnnouncementLines } from './AnnouncementLines.tsx'

type PutAway = { readonly ids: readonly string[] }

const usePutAway = create<PutAway>()(() => ({ ids: [] }))

function putAway(id: string): void {
  usePutAway.setState(({ ids }) => ({ ids: [...ids, id] }))
}

export function Announced({ all }: { readonly all: readonly AnnouncementView[] }) {
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
