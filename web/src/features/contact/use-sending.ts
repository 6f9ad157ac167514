// Where a message is on its way: one at a time, and an error is over after three seconds.

import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../lib/errors.ts'
import { sentenceInWords } from '../../lib/server-words.ts'
import type { Toast } from './ContactToast.tsx'

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
  const start = async (
    send: () => Promise<{ readonly message: string }>,
  ): Promise<'sent' | 'busy' | Error> => {
    if (isBusy.current) return 'busy'
    isBusy.current = true
    setState('loading')
    setToast(undefined)
    try {
      const reply = await send()
      setState('success')
      setToast({ kind: 'success', text: sentenceInWords(reply.message) })
      return 'sent'
    } catch (error) {
      setState('error')
      setToast({ kind: 'error', text: messageOf(error) })
      return error instanceof Error ? error : new Error(String(error))
    } finally {
      isBusy.current = false
    }
  }
  return { state, toast, closeToast: () => setToast(undefined), start }
}
