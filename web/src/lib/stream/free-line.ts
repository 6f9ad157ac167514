// Whether the line is free: the stream has answered, and nothing that the screen needs first is
// still asked for. What nobody waits for comes after that, so that on a slow line it keeps nobody
// waiting.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStream } from './stream.ts'

const lookEveryMs = 100
/** What has just arrived is drawn meanwhile. */
const quietLooks = 4
/** Where something is asked for in vain, the rest comes all the same. */
const looksMost = 100

let wasFree = false

/** False until the line was free for the first time, or for ten seconds. */
export function useFreeLine(): boolean {
  const queries = useQueryClient()
  const stands = useStream(({ state, latencyMs }) => state === 'lost' || latencyMs !== null)
  const [isFree, setFree] = useState(wasFree)
  useEffect(() => {
    if (isFree) return
    let looks = 0
    let quiet = 0
    const timer = setInterval(() => {
      looks += 1
      quiet = stands && queries.isFetching() === 0 ? quiet + 1 : 0
      wasFree ||= quiet === quietLooks || looks === looksMost
      setFree(wasFree)
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [isFree, stands, queries])
  return isFree
}
