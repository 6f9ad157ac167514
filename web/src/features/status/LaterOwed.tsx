// What clients are owed comes once the page is there: nobody waits for it.

import { useLater } from '../../lib/site/use-later.ts'

const load = () => import('./Owed.tsx').then(({ Owed }) => Owed)

export function LaterOwed() {
  const Owed = useLater(load)
  return Owed ? <Owed /> : null
}
