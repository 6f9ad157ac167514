// Changing the profile: name, phone, address, picture. The e-mail address stands there to be read.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import * as z from 'zod/mini'
import type { UserView } from '#contract/accounts.ts'
import { ProfileChange, profileRoutes } from '#contract/profiles.ts'
import { fieldErrors } from '#contract/wire.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, linkClass } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'
import { call } from '../../lib/api.ts'
import { type Checked, useCheckedForm } from '../../lib/checked-form.ts'
import { fieldErrorsOf, messageOf } from '../../lib/errors.ts'
import { Form } from '../../lib/Form.tsx'
import type { Errors, Fields } from '../../lib/fields.ts'
import * as t from '../../lib/i18n.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { labelledErrors } from '../../lib/labelled-errors.ts'
import { PersonFields } from '../../lib/person-fields.tsx'
import { toast } from '../../lib/toast.ts'
import { UserPage } from '../../lib/UserPage.tsx'
import { setUser, useUser } from '../../lib/user.ts'
import { AvatarField } from './AvatarField.tsx'
import css from './EditProfile.module.css'

export default function EditProfilePage() {
  return (
    <UserPage title={t.profile.title} width="text">
      <Loaded query={useUser()} lines={8}>
        {(user) => <ProfileForm user={user} />}
      </Loaded>
    </UserPage>
  )
}

function ProfileForm({ user }: { user: UserView }) {
  const { save, errors, picture, setPicture, handlers, submit, isMarked } = useProfileForm()
  return (
    <Form className={panelClass} sending={[save]} onSubmit={submit} {...handlers}>
      <AvatarField
        known={user.avatar}
        name={user.firstname}
        picture={picture}
        onChange={setPicture}
      />
      <div className={css.email}>
        <TextField
          label={t.profile.email}
          type="email"
          value={user.email}
          readOnly
          hint={t.profile.emailHint}
        />
        <Link className={linkClass} to="/user/change-email">
          {t.profile.changeEmail}
        </Link>
      </div>
      <div className={css.pair}>
        <Names user={user} errors={errors} />
      </div>
      <TextField
        label={`${t.profile.phone} (${t.profile.optional})`}
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={user.phone}
        error={errors.phone}
        hint={t.profile.phoneHint}
      />
      <div className={css.pair}>
        <PersonFields errors={errors} known={user} asksBirth={!user.profile_complete} />
      </div>
      {(isMarked || save.isError) && (
        <Alert kind="error">{isMarked ? t.profile.marked : messageOf(save.error)}</Alert>
      )}
      <Button
        type="submit"
        look="solid"
        busy={save.isPending}
        // Leaving a field can show its error above: the button would slip away from the press.
        onMouseDown={(event) => event.preventDefault()}
      >
        {save.isPending ? t.profile.working : t.profile.save}
      </Button>
    </Form>
  )
}

function Names({ user, errors }: { user: UserView; errors: Errors }) {
  return (
    <>
      <TextField
        label={t.profile.firstname}
        name="firstname"
        autoComplete="given-name"
        defaultValue={user.firstname}
        required
        error={errors.firstname}
      />
      <TextField
        label={t.profile.lastname}
        name="lastname"
        autoComplete="family-name"
        defaultValue={user.lastname}
        required
        error={errors.lastname}
      />
    </>
  )
}

function useProfileForm() {
  const queries = useQueryClient()
  const [picture, setPicture] = useState<File>()
  const [wasSent, setWasSent] = useState(false)
  const { checked, errors, setErrors, handlers } = useCheckedForm(check)
  const save = useMutation({
    mutationFn: (body: ProfileChange) => call(profileRoutes.updateProfile, { body, file: picture }),
    onSuccess: ({ data, message }) => {
      setUser(queries, data)
      setPicture(undefined)
      setWasSent(false)
      toast('success', message)
    },
    onError: (error) => setErrors(labelledErrors(fieldErrorsOf(error), t.profile)),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasSent(true)
    const body = checked(event.currentTarget)
    if (body !== undefined && !save.isPending) save.mutate(body)
  }
  const isMarked = wasSent && Object.values(errors).some((error) => error !== undefined)
  return { save, errors, picture, setPicture, handlers, submit, isMarked }
}

function check(fields: Fields): Checked<ProfileChange> {
  const parsed = z.safeParse(ProfileChange, fields)
  if (parsed.success) return { value: parsed.data }
  return { errors: labelledErrors(fieldErrors(parsed.error).errors, t.profile) }
}
