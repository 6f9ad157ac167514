// Sends a card deposit. What was not answered is sent again with the same key and token, so that
// nobody pays twice.

import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '#browser/http/api-error.ts'
import { newKey } from '#browser/http/new-key.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { depositByCard } from './api.ts'
import type { CardForm } from './card-form.ts'
import type { Tokenised } from './card-frame.ts'

type Attempt = { readonly form: CardForm; readonly token: string | null; readonly key: string }

export type Wish = {
  readonly form: CardForm
  /** null where the provider's own site asks for the card. */
  readonly tokenise: (() => Promise<Tokenised>) | null
}

export function useCardDeposit() {
  const open = useRef<Attempt | undefined>(undefined)
  return useMutation({
    mutationFn: async (wish: Wish) => {
      const attempt = isSame(open.current, wish) ? open.current : await newAttempt(wish)
      open.current = attempt
      try {
        const { form, token, key } = attempt
        const view = await depositByCard({ ...form, token }, key)
        open.current = undefined
        return view
      } catch (error) {
        const isAnswer = error instanceof ApiError && error.status >= 400 && error.status < 500
        if (isAnswer) open.current = undefined
        throw error
      }
    },
  })
}

async function newAttempt({ form, tokenise }: Wish): Promise<Attempt> {
  const typed = tokenise ? await tokenise() : { token: null }
  if ('wrong' in typed)
    throw new ApiError(0, { message: wordsFor[typed.wrong](), code: typed.wrong })
  return { form, token: typed.token, key: newKey() }
}

const wordsFor = {
  number: () => t.cardDeposit.wrongNumber,
  cvv: () => t.cardDeposit.wrongFields,
  provider: () => t.cardDeposit.noProvider,
}

function isSame(attempt: Attempt | undefined, { form }: Wish): attempt is Attempt {
  return attempt !== undefined && textOf(attempt.form) === textOf(form)
}

function textOf(form: CardForm): string {
  return JSON.stringify(form, (_, value) => (typeof value === 'bigint' ? String(value) : value))
}
