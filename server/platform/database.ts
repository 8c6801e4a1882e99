import type { BellTables } from '../bell/tables.ts'
import type { HealthTables } from '../health/tables.ts'
import type { CaptchaTables } from '../captcha/tables.ts'
import type { CatalogTables } from '../catalog/tables.ts'
import type { BackofficeTables } from '../backoffice/tables.ts'
import type { ChatTables } from '../chat/tables.ts'
import type { CustomerTables } from '../customer/tables.ts'
import type { DataRequestTables } from '../data-request/tables.ts'
import type { MergeTables } from '../merge/tables.ts'
import type { ContentTables } from '../content/tables.ts'
import type { CounterTables } from '../counter/tables.ts'
import type { PharmacyTables } from '../pharmacy/tables.ts'
import type { EmployeeTables } from '../employee/tables.ts'
import type { GenuineTables } from '../genuine/tables.ts'
import type { GiftTables } from '../gift/tables.ts'
import type { IdentityTables } from '../identity/tables.ts'
import type { LocationTables } from '../location/tables.ts'
import type { LoyaltyTables } from '../loyalty/tables.ts'
import type { MembershipTables } from '../membership/tables.ts'
import type { NotificationTables } from '../notification/tables.ts'
import type { OrderTables } from '../order/tables.ts'
import type { OtpTables } from '../otp/tables.ts'
import type { PartnerTables } from '../partner/tables.ts'
import type { PaymentTables } from '../payment/tables.ts'
import type { PictureTables } from '../picture/tables.ts'
import type { PublishingTables } from '../publishing/tables.ts'
import type { QuestionTables } from '../question/tables.ts'
import type { PurchaseTables } from '../purchase/tables.ts'
import type { ResourceTables } from '../resource/tables.ts'
import type { ReviewTables } from '../review/tables.ts'
import type { SubscriptionTables } from '../subscription/tables.ts'
import type { SettingsTables } from '../settings/tables.ts'
import type { ShippingTables } from '../shipping/tables.ts'
import type { StaffTables } from '../staff/tables.ts'
import type { StockTables } from '../stock/tables.ts'
import type { GameTables } from '../game/tables.ts'
import type { SurveyTables } from '../survey/tables.ts'
import type { DailyStatsTables } from '../daily-stats/tables.ts'
import type { VaccineTables } from '../vaccine/tables.ts'
import type { VoucherTables } from '../voucher/tables.ts'
import type { PlatformTables } from './tables.ts'

/** Every table of the shop: each module brings its own. */
export interface Database
  extends
    PlatformTables,
    SettingsTables,
    PictureTables,
    LocationTables,
    ContentTables,
    StockTables,
    CatalogTables,
    VaccineTables,
    NotificationTables,
    CaptchaTables,
    OtpTables,
    IdentityTables,
    StaffTables,
    ResourceTables,
    PublishingTables,
    QuestionTables,
    BackofficeTables,
    BellTables,
    HealthTables,
    ChatTables,
    CustomerTables,
    DataRequestTables,
    MergeTables,
    EmployeeTables,
    DailyStatsTables,
    GenuineTables,
    LoyaltyTables,
    ShippingTables,
    PaymentTables,
    VoucherTables,
    GiftTables,
    MembershipTables,
    OrderTables,
    SubscriptionTables,
    CounterTables,
    SurveyTables,
    GameTables,
    PharmacyTables,
    PurchaseTables,
    PartnerTables,
    ReviewTables {}
