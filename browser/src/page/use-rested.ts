// False until the page has loaded and rests: for parts that may come last.

import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

export function useRested(): boolean {
  const [isRested, rest] = useState(false)
  useEffect(() => whenIdle(() => rest(true)), [])
  return isRested
}
