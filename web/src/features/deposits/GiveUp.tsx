// Gives up a deposit that is under way, as long as nothing came of it.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#browser/http/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { toast } from '../../lib/toast/toast.ts'
import { cancelDeposit } from './api.ts'
import { refreshDeposits } from './use-deposits.ts'

type Props = { readonly depositId: string; readonly onDone: () => void }

export function GiveUp({ depositId, onDone }: Props) {
  const queries = useQueryClient()
  const giving = useMutation({
    mutationFn: () => cancelDeposit(depositId),
    onSuccess: ({ message }) => {
      toast('success', message)
      onDone()
    },
    onSettled: () => refreshDeposits(queries),
  })
  return (
    <>
      {giving.isError && <Alert kind="error">{messageOf(giving.error)}</Alert>}
      <Button look="ghost" busy={giving.isPending} onClick={() => giving.mutate()}>
        {t.deposits.giveUp}
      </Button>
    </>
  )
}
