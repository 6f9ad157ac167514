// Gives up a deposit that is under way, as long as nothing came of it.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { depositRoutes } from '#contract/client/deposits.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { call } from '../../lib/http/api.ts'
import { messageOf } from '../../lib/http/errors.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { toast } from '../../lib/toast/toast.ts'
import { refreshDeposits } from './use-deposits.ts'

type Props = { readonly depositId: string; readonly onDone: () => void }

export function GiveUp({ depositId: id, onDone }: Props) {
  const queries = useQueryClient()
  const giving = useMutation({
    mutationFn: () => call(depositRoutes.cancelDeposit, { params: { id } }),
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
