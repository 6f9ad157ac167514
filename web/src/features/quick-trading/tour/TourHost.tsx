// Where the tour begins: at its address, which the help and the menus lead to. What it shows comes
// when it is wanted.

import { Suspense, useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { lazyPart } from '#browser/page/lazy-part.ts'
import { begin, useTour } from './tour.ts'

const TourCard = lazyPart(() => import('./TourCard.tsx'))

export function TourHost() {
  const [pathname] = useLocation()
  const isHere = pathname === '/user/home'
  const isOn = useTour((tour) => tour.isOn)
  useBeginsByAddress(isHere)
  return isHere && isOn ? (
    <Suspense fallback={null}>
      <TourCard />
    </Suspense>
  ) : null
}

function useBeginsByAddress(isHere: boolean): void {
  const [params, setParams] = useSearchParams()
  const isAsked = isHere && params.has('tour')
  useEffect(() => {
    if (!isAsked) return
    begin()
    // Going back does not begin it again.
    setParams(
      (all) => {
        all.delete('tour')
        return all
      },
      { replace: true },
    )
  }, [isAsked, setParams])
}
