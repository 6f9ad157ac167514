// The plan that was chosen on the public site: its link names it, and its card comes into view.

import { type RefObject, useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'

export function useChosen(plan: string): {
  readonly isChosen: boolean
  readonly card: RefObject<HTMLLIElement | null>
} {
  const [params] = useSearchParams()
  const card = useRef<HTMLLIElement>(null)
  const isChosen = params.get('plan') === plan
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return { isChosen, card }
}
