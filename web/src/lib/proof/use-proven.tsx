// What a form sends by, where its deed takes a second factor besides: once all is typed it waits
// for the proof, where there is a factor.

import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Sending } from '#browser/forms/use-form.ts'
import type { FactorMethod } from '#contract/shared/second-factors.ts'
import type { Deed } from './api.ts'
import { ProveIt } from './ProveIt.tsx'

type Wish<Body, Reply> = {
  readonly deed: Deed
  readonly methods: readonly FactorMethod[]
  readonly making: UseMutationResult<Reply, Error, Body & { proof?: string | undefined }>
}

export function useProven<Body extends object, Reply>({
  deed,
  methods,
  making,
}: Wish<Body, Reply>) {
  /** All is typed, and waits for the second factor. */
  const [waiting, setWaiting] = useState<(proof: string) => void>()
  const sending: Sending<Body, Reply> = {
    ...making,
    mutate: (body, told) => {
      if (methods.length === 0) return making.mutate(body, told)
      return setWaiting(() => (proof: string) => making.mutate({ ...body, proof }, told))
    },
  }
  const asking = waiting && (
    <ProveIt
      deed={deed}
      methods={methods}
      onProof={async (proof) => {
        waiting(proof)
        setWaiting(undefined)
      }}
      onCancel={() => setWaiting(undefined)}
    />
  )
  return { sending, asking }
}
