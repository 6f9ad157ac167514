// In Spanish: the profile, told after signing up or changed later.

import type { Messages } from '#contract/shared/messages.ts'
import type { profile as english } from '../profile.ts'

export const profile: Messages<typeof english> = {
  title: 'Editar perfil',
  completeTitle: 'Completa tu perfil',
  completeText: 'Unos datos sobre ti, como nos pide la ley. Lleva un minuto.',
  later: 'Más tarde',
  laterText: 'Puedes operar en la demo sin ello.',
  registrationOver:
    'Este paso está hecho, o tu registro tardó más de un día. Inicia sesión para ver o ' +
    'terminar tu perfil.',
  toSignIn: 'Iniciar sesión',
  firstname: 'Nombre',
  lastname: 'Apellidos',
  email: 'Correo electrónico',
  emailHint: 'Tu dirección para iniciar sesión.',
  changeEmail: 'Cambiar el correo',
  phone: 'Teléfono',
  optional: 'opcional',
  phoneHint: 'Con + y el prefijo del país, o como se marca en tu país.',
  gender: 'Género',
  genders: { male: 'Hombre', female: 'Mujer', others: 'Otros' },
  date_of_birth: 'Fecha de nacimiento',
  birthHint: 'Tienes que tener 18 años o más. Después solo se cambia con un documento.',
  country: 'País',
  countryHint:
    'Solo aceptamos clientes de estos países. Si vives en otro, puedes usar la demo, que no ' +
    'necesita perfil.',
  state: 'Provincia o estado',
  city: 'Ciudad',
  address: 'Dirección',
  choose: 'Elige',
  loadingCountries: 'Cargando los países',
  noCountries: 'La lista de países no se ha podido cargar.',
  retry: 'Intentar de nuevo',
  avatar: 'Imagen',
  noAvatar: 'Aún sin imagen',
  yourAvatar: 'Tu imagen',
  chooseAvatar: 'Elegir una imagen',
  removeAvatar: 'Quitar la imagen',
  avatarHint: 'JPEG, PNG o WebP, 2 MB como máximo. Se muestra cuadrada.',
  avatarLarge: 'La imagen puede tener como máximo 2 MB.',
  avatarUnknown: 'Elige una imagen JPEG, PNG o WebP.',
  avatarNew: (name) => `${name} se muestra cuando guardes.`,
  marked: 'Revisa los campos marcados.',
  save: 'Guardar los cambios',
  send: 'Guardar y continuar',
  working: 'Un momento',
  finish: 'Termina tu perfil',
  finishText: 'Aún faltan algunos datos sobre ti.',
  dismiss: 'Ahora no',
}
