// Whether the line is free: the stream has answered, and nothing that the screen needs first is still
// asked for. What nobody waits for comes after that, so that on a slow line it keeps nobody waiting.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStream } from './stream.ts'

const lookEveryMs = 100
/** What has just arrived is drawn meanwhile. */
const looksEnough = 4
/** Where something is asked for in vain, the rest comes all the same. */
const waitsMs = 10_000

let wasFree = false

/** False until the line was free for the first time. */
export function useFreeLine(): boolean {
  const queries = useQueryClient()
  const stands = useStream(({ state, latencyMs }) => state === 'lost' || latencyMs !== null)
  const [isFree, setFree] = useState(wasFree)
  useEffect(() => {
    if (isFree) return
    const free = () => {
      wasFree = true
      setFree(true)
    }
    let quietLooks = 0
    const look = setInterval(() => {
      quietLooks = stands && queries.isFetching() === 0 ? quietLooks + 1 : 0
      if (quietLooks === looksEnough) free()
    }, lookEveryMs)
    const late = setTimeout(free, waitsMs)
    return () => {
      clearInterval(look)
      clearTimeout(late)
    }
  }, [isFree, stands, queries])
  return isFree
}
