export { changeSetting, type SettingChange } from './change-setting.ts'
export { listChanges, listSaved } from './backoffice-queries.ts'
export { beginOpening, isShopOpen, readOpening, writeOpening } from './opening.ts'
export { readSetting, readSettings } from './read-setting.ts'
export {
  deleteSecret,
  findSecret,
  holdSecret,
  openSecret,
  readSecret,
  writeSecret,
  type SecretKey,
} from './secrets.ts'
export { addSetting, saveSetting } from './save-setting.ts'
