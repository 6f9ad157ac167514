// The menu of phones: slides in from the left in 300 ms, over everything else.

import { Suspense } from 'react'
import { lazyPart } from '#browser/page/lazy-part.ts'
import { Skeleton } from '#ui/States.tsx'
import * as t from '../lib/i18n/i18n.ts'
import { Drawer } from '../lib/panels/Drawer.tsx'
import { useFreeLine } from '../lib/stream/free-line.ts'

// Right after the screen, so that they are mostly there when the menu is asked for.
const SlideLinks = lazyPart(() => import('./SlideLinks.tsx'))

export function SlideMenu() {
  const isFree = useFreeLine()
  const waiting = <Skeleton lines={8} label={t.shell.loading} />
  return (
    <Drawer side="start">
      <Suspense fallback={waiting}>{isFree ? <SlideLinks /> : waiting}</Suspense>
    </Drawer>
  )
}
