// What clients are owed comes once the page is there: nobody waits for it.

import { type ComponentType, useEffect, useState } from 'react'

export function LaterOwed() {
  const [Owed, setOwed] = useState<ComponentType>()
  useEffect(() => {
    import('./Owed.tsx').then(
      (part) => setOwed(() => part.Owed),
      () => {},
    )
  }, [])
  return Owed ? <Owed /> : null
}
