// Changing the profile: name, phone, address, picture. The e-mail address stands there to be read.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import type { Errors } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { IdentityField, IdentityView } from '#contract/client/identity.ts'
import { ProfileChange } from '#contract/client/profiles.ts'
import type { UserView } from '#contract/public/user.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, linkClass } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { UserPage } from '../../lib/panels/UserPage.tsx'
import { PersonFields } from '../../lib/person/person-fields.tsx'
import { toast } from '../../lib/toast/toast.ts'
import { setUser, useUser } from '../../lib/user/user.ts'
import { AvatarField } from './AvatarField.tsx'
import { identityQuery, updateProfile } from './api.ts'
import css from './EditProfile.module.css'
import { IdentityPanel } from './IdentityPanel.tsx'
import { ReferralPanel } from './ReferralPanel.tsx'
import { useIdentity } from './use-identity.ts'

export default function EditProfilePage() {
  const identity = useIdentity()
  return (
    <UserPage title={t.profile.title} width="text">
      <Loaded query={useUser()} lines={8}>
        {(user) => (
          <Loaded query={identity} lines={8}>
            {(known) => (
              <>
                <ProfileForm user={user} identity={known} />
                <IdentityPanel user={user} identity={known} />
              </>
            )}
          </Loaded>
        )}
      </Loaded>
      <ReferralPanel />
    </UserPage>
  )
}

type FormProps = { readonly user: UserView; readonly identity: IdentityView }

function ProfileForm({ user, identity }: FormProps) {
  const heldBy = heldHints(identity)
  const { save, errors, picture, form, isMarked } = useProfileForm()
  return (
    <Form className={panelClass} {...form}>
      <AvatarField known={user.avatar} name={user.firstname} {...picture} />
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
        <Names user={user} errors={errors} heldBy={heldBy} />
      </div>
      <TextField
        key={user.phone}
        label={heldBy.phone ? t.profile.phone : `${t.profile.phone} (${t.profile.optional})`}
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={user.phone}
        readOnly={heldBy.phone !== undefined}
        error={errors.phone}
        hint={heldBy.phone ?? t.profile.phoneHint}
      />
      <div className={css.pair}>
        <PersonFields
          errors={errors}
          known={user}
          asksBirth={!user.profile_complete}
          countryHeld={heldBy.country}
        />
      </div>
      {(isMarked || save.isError) && (
        <Alert kind="error">{isMarked ? t.profile.marked : messageOf(save.error)}</Alert>
      )}
      <Button type="submit" look="solid" busy={save.isPending}>
        {save.isPending ? t.profile.working : t.profile.save}
      </Button>
    </Form>
  )
}

type Hints = { readonly [Field in IdentityField]?: string }

/** What cannot be edited here, and why. */
function heldHints({ held, is_identified }: IdentityView): Hints {
  const hint = is_identified ? t.identity.heldHint : t.identity.checkedHint
  return Object.fromEntries(held.map((field) => [field, hint]))
}

type NamesProps = { readonly user: UserView; readonly errors: Errors; readonly heldBy: Hints }

const completions = { firstname: 'given-name', lastname: 'family-name' } as const

function Names({ user, errors, heldBy }: NamesProps) {
  return (['firstname', 'lastname'] as const).map((field) => (
    <TextField
      key={field}
      label={t.profile[field]}
      name={field}
      autoComplete={completions[field]}
      defaultValue={user[field]}
      required
      readOnly={heldBy[field] !== undefined}
      error={errors[field]}
      hint={heldBy[field]}
    />
  ))
}

function useProfileForm() {
  const queries = useQueryClient()
  const picture = usePicture()
  const save = useMutation({
    mutationFn: (body: ProfileChange) => updateProfile(body, picture.picture),
    onSuccess: ({ data, message }) => {
      setUser(queries, data)
      // A date of birth that is known now changes by asking only.
      void queries.invalidateQueries(identityQuery)
      picture.onChange(undefined)
      toast('success', message)
    },
  })
  const check = checkedBy(ProfileChange, t.profile)
  const form = useForm({ check, found: foundBy(t.profile), sending: save, isCheckedWhenLeft: true })
  return { save, picture, ...form }
}

/** The picture that will be saved, or why the one that was chosen will not: said until the save. */
function usePicture() {
  const [{ picture, problem }, set] = useState<{ picture?: File; problem?: string }>({})
  const onChange = (file: File | undefined, why?: string) =>
    set({ ...(file && { picture: file }), ...(why !== undefined && { problem: why }) })
  return { picture, problem, onChange }
}
