// The passkeys of whoever sits here: what they are called, when they were used, and their end.

import { useState } from 'react'
import { dateMinute } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import { hasPasskeys } from '#browser/page/passkeys.ts'
import type { StaffPasskey } from '#contract/staff/passkeys.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { FactorForm } from '../door/FactorForm.tsx'
import { useDesk } from '../lib/use-desk.ts'
import { ListScreen } from '../list/ListScreen.tsx'
import { useListState } from '../list/use-list-state.ts'
import { wholeList } from '../list/whole-list.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { LineForm } from '../parts/LineForm.tsx'
import css from '../parts/ReasonForm.module.css'
import { passkeys as t } from '../words/passkeys.ts'
import { useNaming, useNewPasskey, usePasskeys, useRemoval } from './api.ts'

const nameMost = 60

export function PasskeysPage() {
  const found = usePasskeys()
  const removal = useRemoval()
  const desk = useDesk()
  const [open, setOpen] = useState<StaffPasskey | 'new' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <ListScreen
        title={t.title}
        actions={hasPasskeys() && <Button onClick={() => setOpen('new')}>{t.add}</Button>}
        filters={removal.isError ? <Alert kind="error">{messageOf(removal.error)}</Alert> : t.help}
        state={useListState([])}
        list={wholeList(found)}
        items={found.data ?? []}
        itemKey={({ id }) => id}
        empty={t.none}
        columns={[
          { key: 'name', title: t.name, cell: ({ name }) => name },
          { key: 'added', title: t.added, cell: ({ created_at }) => dateMinute(created_at) },
          {
            key: 'used',
            title: t.used,
            cell: ({ used_at }) => (used_at === null ? t.never : dateMinute(used_at)),
          },
          {
            key: 'rename',
            title: t.rename,
            cell: (passkey) => <Button onClick={() => setOpen(passkey)}>{t.rename}</Button>,
          },
          {
            key: 'remove',
            title: t.remove,
            cell: ({ id }) => <Button onClick={() => removal.mutate(id)}>{t.remove}</Button>,
          },
        ]}
      />
      {open === 'new' &&
        (desk?.has_factor ? <NewDialog onClose={close} /> : <AppFirst onClose={close} />)}
      {open !== null && open !== 'new' && <NameDialog passkey={open} onClose={close} />}
    </>
  )
}

/** It stays open: the next thing is the passkey. */
function AppFirst({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t.appFirst} onClose={onClose}>
      <div className={css.form}>
        <FactorForm />
      </div>
    </Dialog>
  )
}

function NewDialog({ onClose }: { onClose: () => void }) {
  const adding = useNewPasskey()
  return (
    <Dialog title={t.add} onClose={onClose}>
      <LineForm
        label={t.name}
        hint={t.nameHint}
        missing={t.nameMissing}
        most={nameMost}
        act={t.make}
        sending={adding}
        onDone={onClose}
      />
    </Dialog>
  )
}

function NameDialog({ passkey, onClose }: { passkey: StaffPasskey; onClose: () => void }) {
  const naming = useNaming(passkey.id)
  return (
    <Dialog title={`${t.rename}: ${passkey.name}`} onClose={onClose}>
      <LineForm
        label={t.name}
        missing={t.nameMissing}
        most={nameMost}
        act={t.rename}
        sending={naming}
        onDone={onClose}
      />
    </Dialog>
  )
}
