// In Spanish: signing up, signing in and confirming an address.

import type { Messages } from '#contract/shared/messages.ts'
import type { auth as english } from '../auth.ts'

export const auth: Messages<typeof english> = {
  signIn: 'Iniciar sesión',
  signInTitle: 'Ya tengo cuenta',
  signUpTitle: 'Registrarse',
  ways: 'Iniciar sesión o registrarse',
  email: 'Correo electrónico',
  password: 'Contraseña',
  confirmPassword: 'Repite la contraseña',
  firstname: 'Nombre',
  lastname: 'Apellidos',
  phone: 'Teléfono',
  optional: 'opcional',
  referral: 'Código de recomendación',
  remember: 'Recordarme 30 días en este dispositivo',
  forgot: '¿Has olvidado la contraseña?',
  signedOutHere:
    'Se cerró tu sesión en otra pestaña de este navegador, o el navegador la ha soltado. ' +
    'Inicia sesión otra vez.',
  noAccount: '¿Aún no tienes cuenta?',
  haveAccount: '¿Ya tienes cuenta?',
  create: 'Crear cuenta',
  working: 'Un momento',
  withPasskey: 'Iniciar sesión con una passkey',
  secondTitle: 'Un paso más',
  secondText: 'Tu contraseña es correcta. Demuestra que eres tú.',
  usePasskey: 'Usar una passkey',
  code: 'Código',
  recoveryCode: 'Código de recuperación',
  codeHint: 'Las seis cifras de tu app de autenticación, o uno de tus códigos de recuperación.',
  startAgain: 'Empezar de nuevo',
  terms: 'Acepto los ',
  termsLink: 'términos y condiciones',
  privacyLink: 'la política de privacidad',
  and: ' y la ',
  riskLink: 'advertencia de riesgos',
  termsNeeded:
    'Acepta los términos y condiciones, la política de privacidad y la advertencia de riesgos.',
  checkMail: 'Mira tu buzón y confirma tu correo electrónico.',
  passwordHint: 'Al menos 8 caracteres. Unas cuantas palabras hacen una buena.',
  demoNote: 'Tu demo tiene 10.000 dólares virtuales durante 21 días.',
  back: 'Volver a la página de inicio',
  confirmTitle: 'Confirma tu correo electrónico',
  confirmText: 'Pulsa el botón para confirmar que esta dirección es tuya.',
  confirm: 'Confirmar el correo',
  confirmed: 'Tu correo electrónico está confirmado.',
  goOn: 'Continuar al trading',
  deadLink:
    'Los enlaces de los correos valen un día y una sola vez, y uno nuevo anula los ' +
    'anteriores. Podemos enviar otro a la misma dirección.',
  newLink: 'Enviar un enlace nuevo',
  help: 'Contacta con nosotros',
  forgotTitle: 'Contraseña olvidada',
  forgotText:
    'Escribe el correo electrónico de tu cuenta. Enviaremos a él un enlace con el que podrás ' +
    'elegir una contraseña nueva.',
  sendLink: 'Enviar el enlace',
  backToSignIn: 'Volver a iniciar sesión',
  resetTitle: 'Contraseña nueva',
  resetText:
    'Elige una contraseña nueva. Se cerrará la sesión en todos los lugares donde la tengas ' +
    'iniciada.',
  reset: 'Fijar la contraseña nueva',
  deadReset:
    'Los enlaces para una contraseña nueva valen una hora y una sola vez, y uno nuevo anula ' +
    'los anteriores.',
  askAgain: 'Pedir un enlace nuevo',
  newEmailTitle: 'Cambia tu correo electrónico',
  newEmailText: 'Pulsa el botón para que esta sea la dirección de tu cuenta.',
  newEmail: 'Usar esta dirección',
}
