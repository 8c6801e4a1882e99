export { changeSetting, type SettingChange } from './change-setting.ts'
export { listChanges, listSaved } from './desk-store.ts'
export { readSetting, readSettings } from './read-setting.ts'
export { addSetting, saveSetting } from './save-setting.ts'
