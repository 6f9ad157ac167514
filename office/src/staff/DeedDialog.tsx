// Something is to be done about who works here: whom, which roles, why, and what shows it.

import { useState } from 'react'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { type StaffRole, staffRoles } from '#contract/staff/powers.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { staff as t } from '../words/staff.ts'
import { type Asked, type Deed, useDeed } from './api.ts'
import css from './Staff.module.css'

const words: Readonly<Record<Deed, { title: string; help: string | null; act: string }>> = {
  new: { title: t.invite, help: t.inviteHelp, act: t.send },
  roles: { title: t.changeRoles, help: t.changeRolesHelp, act: t.changeRoles },
  invitation: { title: t.again, help: t.againHelp, act: t.again },
  recovery: { title: t.recover, help: t.recoverHelp, act: t.recover },
  removal: { title: t.remove, help: t.removeHelp, act: t.remove },
  sessions: { title: t.endSessions, help: null, act: t.endSessions },
  leave: { title: t.leave, help: t.leaveHelp, act: t.leave },
}

type Props = {
  readonly deed: Deed
  readonly id: string
  readonly roles?: readonly string[]
  readonly onClose: () => void
}

export function DeedDialog({ deed, id, roles = [], onClose }: Props) {
  const sending = useDeed(deed, id)
  const [chosen, setChosen] = useState(() => staffRoles.filter((role) => roles.includes(role)))
  const { errors, form } = useForm({ check: checkFor(deed, chosen), sending })
  const { title, help, act } = words[deed]
  if (sending.isSuccess) {
    return (
      <Dialog title={title} onClose={onClose}>
        <p className={css.help}>{sending.data?.proposal ? t.waits : t.done}</p>
      </Dialog>
    )
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <Form className={css.form} {...form}>
        {help !== null && <p>{help}</p>}
        {sending.isError && <Alert kind="error">{messageOf(sending.error)}</Alert>}
        {deed === 'new' && (
          <TextField label={t.email} name="email" type="email" error={errors.email} />
        )}
        {(deed === 'new' || deed === 'roles') && (
          <RoleChoice chosen={chosen} onChoose={setChosen} error={errors.roles} />
        )}
        {deed !== 'leave' && (
          <TextField label={t.reason} name="reason" maxLength={500} error={errors.reason} />
        )}
        {deed !== 'leave' && deed !== 'sessions' && (
          <TextField label={t.evidence} name="evidence" maxLength={500} error={errors.evidence} />
        )}
        <div>
          <Button type="submit" look="solid" busy={sending.isPending}>
            {act}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

type ChoiceProps = {
  readonly chosen: readonly StaffRole[]
  readonly onChoose: (roles: StaffRole[]) => void
  readonly error: string | undefined
}

function RoleChoice({ chosen, onChoose, error }: ChoiceProps) {
  return (
    <fieldset className={css.roles}>
      <legend>{t.roles}</legend>
      {staffRoles.map((role) => (
        <label key={role}>
          <input
            type="checkbox"
            name="roles"
            value={role}
            checked={chosen.includes(role)}
            aria-invalid={error !== undefined || undefined}
            onChange={({ target }) =>
              onChoose(
                staffRoles.filter((one) => (one === role ? target.checked : chosen.includes(one))),
              )
            }
          />{' '}
          {t.role[role]}
        </label>
      ))}
      {error !== undefined && <p role="alert">{error}</p>}
    </fieldset>
  )
}

function checkFor(deed: Deed, roles: readonly StaffRole[]) {
  return ({ email = '', reason = '', evidence = '' }: Fields): Checked<Asked> => {
    const takesRoles = deed === 'new' || deed === 'roles'
    const errors = {
      ...(deed === 'new' && !/^\S+@\S+\.\S+$/.test(email.trim()) && { email: t.sayWhom }),
      ...(takesRoles && roles.length === 0 && { roles: t.chooseRole }),
      ...(deed !== 'leave' && reason.trim() === '' && { reason: t.sayWhy }),
    }
    if (Object.keys(errors).length > 0) return { errors }
    const shows = evidence.trim()
    const value = { email: email.trim(), roles, reason: reason.trim() }
    return { value: shows === '' ? value : { ...value, evidence: shows } }
  }
}
