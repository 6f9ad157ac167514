// Where a message is on its way: one at a time, and an error is over after three seconds.

import { useEffect, useRef, useState } from 'react'
import type { Toast } from './ContactToast.tsx'
import type { Sent } from './message.ts'

export type SendingState = 'idle' | 'loading' | 'success' | 'error'

const errorMs = 3_000

export function useSending() {
  const [state, setState] = useState<SendingState>('idle')
  const [toast, setToast] = useState<Toast>()
  const isBusy = useRef(false)
  useEffect(() => {
    if (state !== 'error') return
    const reset = setTimeout(() => setState('idle'), errorMs)
    return () => clearTimeout(reset)
  }, [state])

  /** 'busy' when one is on its way already: that one goes on, and this is not sent. */
  const start = async (send: () => Promise<Sent>): Promise<Sent | 'busy'> => {
    if (isBusy.current) return 'busy'
    isBusy.current = true
    setState('loading')
    setToast(undefined)
    const sent = await send()
    isBusy.current = false
    setState('said' in sent ? 'success' : 'error')
    setToast(
      'said' in sent ? { kind: 'success', text: sent.said } : { kind: 'error', text: sent.failed },
    )
    return sent
  }
  return { state, toast, closeToast: () => setToast(undefined), start }
}
