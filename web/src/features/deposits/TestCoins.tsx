// The faucet of a sandbox's own chain, for whoever wants to see a deposit arrive.

import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#browser/http/errors.ts'
import type { ConversionView } from '#contract/client/deposits.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Tag } from '#ui/Tag.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { toast } from '../../lib/toast/toast.ts'
import { sendTestCoins } from './api.ts'
import css from './Deposits.module.css'

export function TestCoins({ conversion }: { readonly conversion: ConversionView }) {
  const sending = useMutation({
    mutationFn: () => sendTestCoins(conversion),
    onSuccess: ({ message }) => toast('success', message),
  })
  return (
    <div className={css.test}>
      <Tag tone="warning">{t.deposits.test}</Tag>
      <p>{t.deposits.testCoinsNote}</p>
      <Button busy={sending.isPending} onClick={() => sending.mutate()}>
        {t.deposits.testCoins}
      </Button>
      {sending.isError && <Alert kind="error">{messageOf(sending.error)}</Alert>}
    </div>
  )
}
