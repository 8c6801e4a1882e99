export { readSetting, readSettings } from './read-setting.ts'
export { saveSetting } from './save-setting.ts'
