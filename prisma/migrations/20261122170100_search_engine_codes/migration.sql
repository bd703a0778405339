-- AlterTable
ALTER TABLE "Setting" ADD COLUMN     "bingVerification" TEXT,
ADD COLUMN     "googleVerification" TEXT,
ADD COLUMN     "yandexVerification" TEXT;
