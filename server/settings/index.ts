export { changeSetting, type SettingChange } from './change-setting.ts'
export { listChanges, listSaved } from './backoffice-queries.ts'
export { readSetting, readSettings } from './read-setting.ts'
export { addSetting, saveSetting } from './save-setting.ts'
