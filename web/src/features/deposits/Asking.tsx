// The request: it tells us what is meant and may bring a picture for staff. Where its rate has just
// ended, one press brings the new one.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#browser/http/api-error.ts'
import { messageOf } from '#browser/http/errors.ts'
import { newKey } from '#browser/http/new-key.ts'
import type { ConversionView, DepositView } from '#contract/client/deposits.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { toast } from '../../lib/toast/toast.ts'
import { requestDeposit } from './api.ts'
import css from './Deposits.module.css'
import { ReceiptField } from './ReceiptField.tsx'
import { Renew, type Renewing } from './Renew.tsx'
import { refreshDeposits } from './use-deposits.ts'

type Props = {
  readonly conversion: ConversionView
  readonly isOver: boolean
  readonly renewing: Renewing
  readonly onBack: () => void
  readonly onAsked: (deposit: DepositView) => void
}

export function Asking({ conversion, isOver, renewing, onBack, onAsked }: Props) {
  const [receipt, setReceipt] = useState<File>()
  const request = useRequest(receipt, onAsked)
  // What went wrong with another quote is of the past.
  const error = request.variables?.quote === conversion.quote ? request.error : null
  const isRefusedAsOver = error instanceof ApiError && error.code === 'quote_over'
  const back = (
    <Button look="ghost" onClick={onBack}>
      {t.deposits.back}
    </Button>
  )
  if (isOver) return <div className={css.keys}>{back}</div>
  return (
    <>
      <ReceiptField file={receipt} onChoose={setReceipt} />
      {error && <Alert kind="error">{messageOf(error)}</Alert>}
      <p className={css.note}>{t.deposits.keep}</p>
      <div className={css.keys}>
        {isRefusedAsOver ? (
          <Renew renewing={renewing} />
        ) : (
          <Button look="solid" busy={request.isPending} onClick={() => request.mutate(conversion)}>
            {request.isPending ? t.deposits.requesting : t.deposits.request}
          </Button>
        )}
        {back}
      </div>
    </>
  )
}

function useRequest(receipt: File | undefined, onDone: (deposit: DepositView) => void) {
  const queries = useQueryClient()
  // One key for each quote: pressed twice, or again after no answer came, it asks for one deposit.
  const [keys] = useState(() => new Map<string, string>())
  return useMutation({
    mutationFn: (conversion: ConversionView) => {
      const key = keys.get(conversion.quote) ?? newKey()
      keys.set(conversion.quote, key)
      return requestDeposit({ conversion, receipt, key })
    },
    onSuccess: ({ message, data }) => {
      toast('success', message)
      void refreshDeposits(queries)
      onDone(data)
    },
  })
}
