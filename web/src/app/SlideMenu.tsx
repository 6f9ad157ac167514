// The menu of phones: slides in from the left in 300 ms, over everything else.

import { Suspense } from 'react'
import { Skeleton } from '#ui/States.tsx'
import { Drawer } from '../lib/Drawer.tsx'
import * as t from '../lib/i18n.ts'
import { lazyPart } from '../lib/lazy-part.ts'

// Right after the screen, so that they are mostly there when the menu is asked for.
const SlideLinks = lazyPart(() => import('./SlideLinks.tsx'))

export function SlideMenu() {
  return (
    <Drawer side="left">
      <Suspense fallback={<Skeleton lines={8} label={t.shell.loading} />}>
        <SlideLinks />
      </Suspense>
    </Drawer>
  )
}
